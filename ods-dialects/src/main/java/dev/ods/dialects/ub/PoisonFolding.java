// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.fold.ConstantFolding;
import dev.ods.fold.ConstantFolding.Binary;
import dev.ods.fold.ConstantFolding.Numbers;
import dev.ods.fold.ConstantFolding.Unary;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * {@link ConstantFolding} for operations whose results are poison if an operand is (MLIR's {@code
 * constFoldBinaryOp} and its kin, whose parameter {@code PoisonAttr} is {@code ub.poison} by
 * default). Operations that do not pass poison on use that class itself.
 */
public final class PoisonFolding {
  private PoisonFolding() {}

  /** Whether a value that is known is poison as a whole. */
  public static boolean isPoison(@Nullable Attribute constant) {
    return constant instanceof PoisonAttr;
  }

  /**
   * A constant, if what it folds to together with another one of its type can be a constant of the
   * given type: if it is of that, or poison. As in MLIR, constants of another type fold to one of
   * theirs.
   *
   * @return null if it is of another type
   */
  public static @Nullable Attribute ofType(@Nullable Attribute constant, Type type) {
    return constant == null || constant.type() == type || isPoison(constant) ? constant : null;
  }

  /**
   * Applies a function to a constant.
   *
   * @param constant null if the operand is not constant
   * @param type the type of the result, of the same shape
   * @return the constant if it is poison; otherwise as {@link ConstantFolding#unary}
   */
  public static <A, R> @Nullable Attribute unary(
      Numbers<A> from,
      Numbers<R> to,
      @Nullable Attribute constant,
      Type type,
      Unary<A, R> function) {
    return isPoison(constant)
        ? constant
        : ConstantFolding.unary(from, to, constant, type, function);
  }

  /**
   * Applies a function to two constants of the same type.
   *
   * @param lhs null if the operand is not constant
   * @param rhs null if the operand is not constant
   * @param type the type of the result, of the same shape
   * @return one that is poison, even if the other is not constant; otherwise as {@link
   *     ConstantFolding#binary}
   */
  public static <A, R> @Nullable Attribute binary(
      Numbers<A> from,
      Numbers<R> to,
      @Nullable Attribute lhs,
      @Nullable Attribute rhs,
      Type type,
      Binary<A, R> function) {
    if (isPoison(lhs)) {
      return lhs;
    }
    return isPoison(rhs) ? rhs : ConstantFolding.binary(from, to, lhs, rhs, type, function);
  }
}
