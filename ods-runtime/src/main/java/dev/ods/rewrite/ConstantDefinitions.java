// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
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
    return op.name().hasTrait(ConstantLike.class) ? valueOf(op.as(Foldable.class)) : null;
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

    /**
     * For an arena.
     *
     * @param reader whose handle is not lent while a constant is asked for
     */
    Borrowing(IrReader reader, NameTable<OpKind> kinds) {
      this.reader = reader;
      this.kinds = kinds;
    }

    @Override
    public @Nullable Attribute of(Value value) {
      return ofResultOf(IrReader.definingOp(IrReader.ref(value)));
    }

    private @Nullable Attribute ofResultOf(int definition) {
      return definition != 0 && kinds.of(reader, definition).constant()
          ? valueOf(definition)
          : null;
    }

    /** The value of an operation whose kind is that of constants. */
    @Nullable Attribute valueOf(int op) {
      Operation handle = reader.lendToChange(op);
      Attribute value =
          ConstantDefinitions.valueOf(
              reader.viewOf(handle) instanceof Foldable view ? view : handle.as(Foldable.class));
      reader.takeBackUnchanged(handle);
      return value;
    }

    @Override
    public @Nullable Attribute ofOperand(Operation op, int index) {
      int ref = IrReader.ref(op);
      long value = reader.operand(ref, Objects.checkIndex(index, reader.operandCount(ref)));
      return ofResultOf(value == 0 ? 0 : IrReader.definingOp(value));
    }
  }
}
