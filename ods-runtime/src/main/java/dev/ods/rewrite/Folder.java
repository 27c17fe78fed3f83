// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A fold that is not written in a declaration: what {@code @FoldedBy} names, for one that several
 * operations share.
 */
@FunctionalInterface
public interface Folder {
  /**
   * Folds an operation, under the rules of {@link Foldable#fold}.
   *
   * @param op borrowed while the method runs: see {@link Operation#keep}
   * @param constants which operands are constants
   * @return what the results fold to; or null if nothing is known, and then nothing has changed
   */
  @Nullable FoldResult fold(Operation op, Constants constants);

  /**
   * What an operation must have to be folded. A greedy rewrite does not call {@link #fold} for
   * another one, which it finds out faster; with assertions enabled it does, to check this.
   */
  default Condition condition() {
    return Condition.NONE;
  }

  /**
   * What an operation must have to be folded: one of several things about its operands, of which
   * each method {@code or…} adds one.
   */
  final class Condition {
    /** Nothing: any operation may be folded, whatever is added. */
    public static final Condition NONE = new Condition(true, false);

    /** An operand that is a constant. */
    public static final Condition CONSTANT_OPERAND = new Condition(false, false);

    private final boolean always;
    private final boolean equalOperands;
    private final OpModel[] definitions;

    private Condition(boolean always, boolean equalOperands, OpModel... definitions) {
      this.always = always;
      this.equalOperands = equalOperands;
      this.definitions = definitions;
    }

    /** The same, or two operands, next to each other, that are the same value. */
    public Condition orEqualOperands() {
      return new Condition(always, true, definitions);
    }

    /** The same, or an operand that an operation of this kind defines. */
    public Condition orDefinedBy(OpModel kind) {
      OpModel[] all =
          Stream.concat(Arrays.stream(definitions), Stream.of(kind)).toArray(OpModel[]::new);
      return new Condition(always, equalOperands, all);
    }

    /** Whether there are operations that do not have it. */
    boolean rulesOut() {
      return !always;
    }

    /** Whether an operation has it. */
    boolean holds(IrReader reader, NameTable<OpKind> kinds, int op) {
      long previous = 0;
      for (int i = 0, count = reader.operandCount(op); i < count; i++) {
        long operand = reader.operand(op, i);
        if (operand == 0 || (equalOperands && operand == previous)) {
          return true;
        }
        int definition = IrReader.definingOp(operand);
        if (definition != 0 && mayFold(kinds.of(reader, definition))) {
          return true;
        }
        previous = operand;
      }
      return always;
    }

    /** Whether an operation may be folded because one of this kind defines an operand. */
    private boolean mayFold(OpKind definition) {
      if (definition.constant()) {
        return true;
      }
      for (OpModel kind : definitions) {
        if (kind == definition.model()) {
          return true;
        }
      }
      return false;
    }
  }

  /** Implemented by the generated models of operations that a folder folds. */
  interface Model {
    /** The folder that {@link Foldable#fold} of the operations calls. */
    Folder folder();
  }
}
