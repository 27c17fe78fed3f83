// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * What values are known to be constant while an operation is folded (the attributes of MLIR's fold
 * adaptors): because of their definition, or because an analysis has found out.
 */
@FunctionalInterface
public interface Constants {
  /** The attribute of a value that is a constant, otherwise null. */
  @Nullable Attribute of(Value value);

  /**
   * The attribute of a value that is a constant with an attribute of this class, otherwise null.
   */
  default <T> @Nullable T of(Value value, Class<T> kind) {
    Attribute attribute = of(value);
    return kind.isInstance(attribute) ? kind.cast(attribute) : null;
  }

  /**
   * The attribute of an operand that is a constant, otherwise null: {@link #of(Value)} of it, which
   * an implementation may find without a handle on the value.
   *
   * @throws IndexOutOfBoundsException if there is no such operand
   */
  default @Nullable Attribute ofOperand(Operation op, int index) {
    return of(op.operand(index));
  }

  /**
   * Whether an operand is a constant: whether {@link #ofOperand} is not null, which an
   * implementation may know without finding the attribute.
   *
   * @throws IndexOutOfBoundsException if there is no such operand
   */
  default boolean isConstant(Operation op, int index) {
    return ofOperand(op, index) != null;
  }

  /** What is known because of definitions: the results of operations that are constants. */
  static Constants ofDefinitions() {
    return ConstantDefinitions.INSTANCE;
  }
}
