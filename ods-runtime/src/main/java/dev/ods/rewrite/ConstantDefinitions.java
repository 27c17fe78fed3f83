// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.ConstantLike;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The results of operations with the trait {@link ConstantLike} (MLIR's {@code m_Constant}). */
final class ConstantDefinitions implements Constants {
  static final ConstantDefinitions INSTANCE = new ConstantDefinitions();

  private ConstantDefinitions() {}

  @Override
  public @Nullable Attribute of(Value value) {
    Operation definition = value.definingOp();
    return definition == null ? null : valueOf(definition);
  }

  /** The value of an operation that is a constant, otherwise null. */
  private static @Nullable Attribute valueOf(Operation op) {
    OperationName name = op.name();
    if (!name.hasTrait(ConstantLike.class)) {
      return null;
    }
    int slot = slotOf(name);
    Attribute stored = slot < 0 ? null : op.property(slot);
    return stored != null ? stored : valueOf(op.as(Foldable.class));
  }

  /** The property slot in which constants of a name have their value; -1 if only a fold tells. */
  static int slotOf(OperationName name) {
    OpModel model = name.model();
    return model == null ? -1 : model.constantSlot();
  }

  private static @Nullable Attribute valueOf(@Nullable Foldable constant) {
    FoldResult folded = constant == null ? null : constant.fold(INSTANCE);
    return folded == null ? null : folded.constant();
  }

  /**
   * The same for the operations of one arena, by bare references, so that nothing is allocated for
   * values that are no constants. It lends handles to folds: it is for one thread.
   */
  static final class Borrowing implements Constants {
    private final IrReader reader;
    private final NameTable<OpKind> kinds;

    /** The operation that is being folded, or 0. */
    private int folded;

    /** Which of its first operands were asked for, and are no constants: a bit for each. */
    private long notConstant;

    /** Whether this is asked by traits, so that the operands are those that were asked for. */
    private boolean answersAgain;

    /**
     * For an arena.
     *
     * @param reader whose handle is not lent while a constant is asked for
     */
    Borrowing(IrReader reader, NameTable<OpKind> kinds) {
      this.reader = reader;
      this.kinds = kinds;
    }

    /** An operation is about to be folded by its own fold, which may ask for its operands. */
    void beforeOwnFold(Operation op) {
      folded = IrReader.ref(op);
      notConstant = 0;
    }

    /**
     * Its traits are about to fold it, which ask for the operands once more: what its own fold was
     * told is still true if that has changed nothing.
     */
    void beforeTraits(boolean changed) {
      answersAgain = !changed;
    }

    /** Its traits have been asked. */
    void afterTraits() {
      answersAgain = false;
    }

    @Override
    public @Nullable Attribute of(Value value) {
      return ofResultOf(IrReader.definingOp(IrReader.ref(value)));
    }

    private @Nullable Attribute ofResultOf(int definition) {
      if (definition == 0) {
        return null;
      }
      OpKind kind = kinds.of(reader, definition);
      return kind.constant() ? valueOf(definition, kind) : null;
    }

    /** The value of an operation whose kind is that of constants. */
    @Nullable Attribute valueOf(int op, OpKind kind) {
      int slot = kind.constantSlot();
      Attribute stored = slot < 0 ? null : reader.property(op, slot);
      return stored != null ? stored : fold(op);
    }

    private @Nullable Attribute fold(int op) {
      Operation handle = reader.lendToChange(op);
      Attribute value =
          ConstantDefinitions.valueOf(
              reader.viewOf(handle) instanceof Foldable view ? view : handle.as(Foldable.class));
      reader.takeBackUnchanged(handle);
      return value;
    }

    @Override
    public @Nullable Attribute ofOperand(Operation op, int index) {
      Attribute constant = ofResultOf(definitionOf(op, index));
      if (constant == null && isFolded(op, index)) {
        notConstant |= 1L << index;
      }
      return constant;
    }

    @Override
    public boolean isConstant(Operation op, int index) {
      if (answersAgain && isFolded(op, index) && (notConstant >>> index & 1) != 0) {
        return false;
      }
      int definition = definitionOf(op, index);
      OpKind kind = definition == 0 ? null : kinds.of(reader, definition);
      return kind != null
          && kind.constant()
          && (holdsConstant(definition, kind) || fold(definition) != null);
    }

    /** Whether the operation is the one that is folded, and has a bit for the operand. */
    private boolean isFolded(Operation op, int index) {
      return IrReader.ref(op) == folded && index >= 0 && index < Long.SIZE;
    }

    private boolean holdsConstant(int op, OpKind kind) {
      return kind.constantSlot() >= 0 && reader.propertyId(op, kind.constantSlot()) != 0;
    }

    private int definitionOf(Operation op, int index) {
      int ref = IrReader.ref(op);
      long value = reader.operand(ref, Objects.checkIndex(index, reader.operandCount(ref)));
      return value == 0 ? 0 : IrReader.definingOp(value);
    }
  }
}
