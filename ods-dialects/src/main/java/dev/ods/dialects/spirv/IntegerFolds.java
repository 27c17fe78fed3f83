// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.IntegerType;
import dev.ods.dialects.fold.BinaryFold;
import dev.ods.dialects.fold.InvolutionFold;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How operations on integers fold. Where SPIR-V leaves the result undefined, they do not (source:
 * SPIRVCanonicalization.cpp).
 */
final class IntegerFolds {
  static final BinaryFold ADD = BinaryFold.of(APInt::add).identity(APInt::isZero);
  static final BinaryFold SUB = BinaryFold.of(APInt::subtract).equalRule(BinaryFold::equalIsZero);
  static final BinaryFold MUL =
      BinaryFold.of(APInt::multiply).absorbing(APInt::isZero).identity(APInt::isOne);
  static final BinaryFold DIV_S = BinaryFold.of(APInt::divideSigned).identity(APInt::isOne);
  static final BinaryFold DIV_U = BinaryFold.of(APInt::divideUnsigned).identity(APInt::isOne);
  static final BinaryFold MOD_S =
      BinaryFold.of(IntegerFolds::modulo).rule(IntegerFolds::remainderByOne);
  static final BinaryFold MOD_U =
      BinaryFold.of(APInt::remainderUnsigned).rule(IntegerFolds::remainderByOne);
  static final BinaryFold REM_S =
      BinaryFold.of(IntegerFolds::remainder).rule(IntegerFolds::remainderByOne);
  static final BinaryFold SHIFT_LEFT = BinaryFold.of(APInt::shiftLeft).identity(APInt::isZero);
  static final BinaryFold SHIFT_RIGHT_SIGNED =
      BinaryFold.of(APInt::shiftRightSigned).identity(APInt::isZero);
  static final BinaryFold SHIFT_RIGHT_UNSIGNED =
      BinaryFold.of(APInt::shiftRightUnsigned).identity(APInt::isZero);
  static final BinaryFold AND =
      BinaryFold.of(APInt::and)
          .equalRule(BinaryFold::equalIsOperand)
          .absorbing(APInt::isZero)
          .identity(APInt::isAllOnes)
          .constantRule(IntegerFolds::maskOfConverted);
  static final BinaryFold OR =
      BinaryFold.of(APInt::or)
          .equalRule(BinaryFold::equalIsOperand)
          .identity(APInt::isZero)
          .absorbing(APInt::isAllOnes);
  static final BinaryFold XOR =
      BinaryFold.of(APInt::xor).identity(APInt::isZero).equalRule(BinaryFold::equalIsZero);

  static final InvolutionFold NEGATE =
      new InvolutionFold(number -> APInt.of(number.width(), 0).subtract(number));
  static final InvolutionFold NOT =
      new InvolutionFold(number -> number.xor(APInt.of(number.width(), -1)));

  static final BinaryFold EQUAL = comparison(true, APInt::equals);
  static final BinaryFold NOT_EQUAL = comparison(false, (a, b) -> !a.equals(b));
  static final BinaryFold GREATER_S = comparison(false, (a, b) -> a.compareSigned(b) > 0);
  static final BinaryFold GREATER_EQUAL_S = comparison(true, (a, b) -> a.compareSigned(b) >= 0);
  static final BinaryFold LESS_S = comparison(false, (a, b) -> a.compareSigned(b) < 0);
  static final BinaryFold LESS_EQUAL_S = comparison(true, (a, b) -> a.compareSigned(b) <= 0);
  static final BinaryFold GREATER_U = comparison(false, (a, b) -> a.compareUnsigned(b) > 0);
  static final BinaryFold GREATER_EQUAL_U = comparison(true, (a, b) -> a.compareUnsigned(b) >= 0);
  static final BinaryFold LESS_U = comparison(false, (a, b) -> a.compareUnsigned(b) < 0);
  static final BinaryFold LESS_EQUAL_U = comparison(true, (a, b) -> a.compareUnsigned(b) <= 0);

  private IntegerFolds() {}

  /** As in MLIR, 1 is what an operation defines, not what an analysis has found out. */
  private static @Nullable FoldResult remainderByOne(Operation op) {
    return Matchers.isOne(op.operand(1)) ? BinaryFold.zero(op) : null;
  }

  /**
   * A comparison of integers, which is not known to be poison if an operand is.
   *
   * @param ofEqual what it says of two equal operands
   */
  private static BinaryFold comparison(boolean ofEqual, BiPredicate<APInt, APInt> holds) {
    return BinaryFold.of((lhs, rhs) -> APInt.of(holds.test(lhs, rhs)))
        .ignoringPoison()
        .equalRule(ofEqualOperands(ofEqual));
  }

  /**
   * The law that the result, or each of its elements, is a truth value if both operands are one.
   */
  static BinaryFold.Rule ofEqualOperands(boolean result) {
    return op -> {
      Attribute constant =
          BinaryFold.hasEqualOperands(op)
              ? ConstantFolding.splat(op.resultType(0), APInt.of(result))
              : null;
      return constant == null ? null : FoldResult.of(constant);
    };
  }

  private static boolean isUndefined(APInt lhs, APInt rhs) {
    return rhs.isZero() || (lhs.isSignedMin() && rhs.isAllOnes());
  }

  /** The remainder that has the sign of the dividend. */
  private static @Nullable APInt remainder(APInt lhs, APInt rhs) {
    return isUndefined(lhs, rhs) ? null : lhs.remainderSigned(rhs);
  }

  /** The remainder that has the sign of the divisor. */
  private static @Nullable APInt modulo(APInt lhs, APInt rhs) {
    APInt remainder = remainder(lhs, rhs);
    return remainder == null || remainder.isZero() || remainder.isNegative() == rhs.isNegative()
        ? remainder
        : remainder.add(rhs);
  }

  /** A mask keeps all bits that a conversion to a wider type leaves. */
  private static @Nullable FoldResult maskOfConverted(Operation op, Attribute rhs, APInt mask) {
    Operation conversion = Matchers.definition(op.operand(0), UConvertOp.MODEL);
    return conversion != null
            && ElementTypes.orSelf(conversion.operandType(0)) instanceof IntegerType narrow
            && mask.resizeUnsigned(narrow.width()).isAllOnes()
        ? FoldResult.of(op.operand(0))
        : null;
  }
}
