// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** How functions of integers fold. */
final class IntegerFolds {
  static final Folder ABS = (op, constants) -> unary(op, constants, IntegerFolds::abs);
  static final Folder LEADING_ZEROS =
      (op, constants) -> unary(op, constants, IntegerFolds::leadingZeros);
  static final Folder TRAILING_ZEROS =
      (op, constants) -> unary(op, constants, IntegerFolds::trailingZeros);
  static final Folder SET_BITS = (op, constants) -> unary(op, constants, IntegerFolds::setBits);

  private IntegerFolds() {}

  private static @Nullable FoldResult unary(
      Operation op, Constants constants, ConstantFolding.Unary<APInt, APInt> function) {
    Attribute folded =
        PoisonFolding.unary(
            INTEGERS, INTEGERS, constants.ofOperand(op, 0), op.resultType(0), function);
    return folded == null ? null : FoldResult.of(folded);
  }

  static @Nullable FoldResult power(Operation op, Constants constants) {
    Attribute folded =
        PoisonFolding.binary(
            INTEGERS,
            INTEGERS,
            constants.ofOperand(op, 0),
            constants.ofOperand(op, 1),
            op.resultType(0),
            IntegerFolds::power);
    return folded == null ? null : FoldResult.of(folded);
  }

  private static APInt abs(APInt number) {
    return number.isNegative() ? APInt.of(number.width(), 0).subtract(number) : number;
  }

  private static APInt leadingZeros(APInt number) {
    return APInt.of(number.width(), number.width() - number.unsigned().bitLength());
  }

  private static APInt trailingZeros(APInt number) {
    int zeros = number.isZero() ? number.width() : number.unsigned().getLowestSetBit();
    return APInt.of(number.width(), zeros);
  }

  private static APInt setBits(APInt number) {
    return APInt.of(number.width(), number.unsigned().bitCount());
  }

  /** The power, which wraps around; null if it is undefined. */
  private static @Nullable APInt power(APInt base, APInt exponent) {
    int width = base.width();
    if (!exponent.isNegative()) {
      BigInteger modulus = BigInteger.ONE.shiftLeft(width);
      return APInt.of(width, base.signed().modPow(exponent.signed(), modulus));
    }
    if (base.isZero()) {
      return null;
    }
    if (base.isOne() || base.isAllOnes()) {
      return exponent.signed().testBit(0) ? base : APInt.of(width, 1);
    }
    return APInt.of(width, 0);
  }
}
