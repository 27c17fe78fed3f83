// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.fold.BinaryFold;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How binary operations on integers fold: their laws, and their value for constants. */
final class IntegerFold {
  static final BinaryFold ADD =
      BinaryFold.of(APInt::add)
          .identity(APInt::isZero)
          .definitionRule(SubIOp.MODEL, IntegerFold::sumWithDifference);
  static final BinaryFold SUB =
      BinaryFold.of(APInt::subtract)
          .equalRule(BinaryFold::equalIsZero)
          .identity(APInt::isZero)
          .definitionRule(AddIOp.MODEL, IntegerFold::differenceOfSum);
  static final BinaryFold MUL =
      BinaryFold.of(APInt::multiply).absorbing(APInt::isZero).identity(APInt::isOne);
  static final BinaryFold DIV_S =
      BinaryFold.of(APInt::divideSigned)
          .identity(APInt::isOne)
          .definitionRule(MulIOp.MODEL, quotientOfProduct(IntegerOverflowFlags.NSW));
  static final BinaryFold DIV_U =
      BinaryFold.of(APInt::divideUnsigned)
          .identity(APInt::isOne)
          .definitionRule(MulIOp.MODEL, quotientOfProduct(IntegerOverflowFlags.NUW));
  static final BinaryFold CEIL_DIV_S =
      BinaryFold.of(IntegerFold::ceilDivide).identity(APInt::isOne);
  static final BinaryFold CEIL_DIV_U =
      BinaryFold.of(APInt::divideCeilingUnsigned).identity(APInt::isOne);
  static final BinaryFold FLOOR_DIV_S = BinaryFold.of(APInt::divideFloor).identity(APInt::isOne);
  static final BinaryFold REM_S =
      BinaryFold.of(APInt::remainderSigned).constantRule(IntegerFold::remainderByOne);
  static final BinaryFold REM_U =
      BinaryFold.of(APInt::remainderUnsigned).constantRule(IntegerFold::remainderByOne);
  static final BinaryFold AND =
      BinaryFold.of(APInt::and)
          .absorbing(APInt::isZero)
          .identity(APInt::isAllOnes)
          .definitionRule(XOrIOp.MODEL, IntegerFold::andWithComplement)
          .definitionRule(AndIOp.MODEL, IntegerFold::andWithAnd);
  static final BinaryFold OR =
      BinaryFold.of(APInt::or)
          .identity(APInt::isZero)
          .absorbingAsConstant(APInt::isAllOnes)
          .definitionRule(XOrIOp.MODEL, IntegerFold::orWithComplement);
  static final BinaryFold XOR =
      BinaryFold.of(APInt::xor)
          .identity(APInt::isZero)
          .equalRule(BinaryFold::equalIsZero)
          .definitionRule(XOrIOp.MODEL, IntegerFold::xorWithXor);
  static final BinaryFold SHL =
      BinaryFold.of(APInt::shiftLeft).ignoringPoison().identity(APInt::isZero);
  static final BinaryFold SHR_S =
      BinaryFold.of(APInt::shiftRightSigned).ignoringPoison().identity(APInt::isZero);
  static final BinaryFold SHR_U =
      BinaryFold.of(APInt::shiftRightUnsigned).ignoringPoison().identity(APInt::isZero);
  static final BinaryFold MAX_S =
      BinaryFold.of(APInt::maxSigned)
          .equalRule(BinaryFold::equalIsOperand)
          .absorbing(APInt::isSignedMax)
          .identity(APInt::isSignedMin);
  static final BinaryFold MIN_S =
      BinaryFold.of(APInt::minSigned)
          .equalRule(BinaryFold::equalIsOperand)
          .absorbing(APInt::isSignedMin)
          .identity(APInt::isSignedMax);
  static final BinaryFold MAX_U =
      BinaryFold.of(APInt::maxUnsigned)
          .equalRule(BinaryFold::equalIsOperand)
          .absorbing(APInt::isAllOnes)
          .identity(APInt::isZero);
  static final BinaryFold MIN_U =
      BinaryFold.of(APInt::minUnsigned)
          .equalRule(BinaryFold::equalIsOperand)
          .absorbing(APInt::isZero)
          .identity(APInt::isAllOnes);

  static final Folder MUL_EXTENDED_S = (op, constants) -> foldMulExtended(op, constants, true);
  static final Folder MUL_EXTENDED_U = (op, constants) -> foldMulExtended(op, constants, false);

  private IntegerFold() {}

  /** Adding what was subtracted. */
  private static @Nullable FoldResult sumWithDifference(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    Operation sub = Matchers.definition(lhs, SubIOp.MODEL);
    if (sub != null && rhs.equals(sub.operand(1))) {
      return FoldResult.of(sub.operand(0));
    }
    sub = Matchers.definition(rhs, SubIOp.MODEL);
    return sub != null && lhs.equals(sub.operand(1)) ? FoldResult.of(sub.operand(0)) : null;
  }

  /** Subtracting what was added. */
  private static @Nullable FoldResult differenceOfSum(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    Operation add = Matchers.definition(lhs, AddIOp.MODEL);
    return add == null ? null : other(add, rhs);
  }

  /** The operand of a binary operation beside the one that is a value; the first if both are. */
  private static @Nullable FoldResult other(Operation op, Value known) {
    if (known.equals(op.operand(1))) {
      return FoldResult.of(op.operand(0));
    }
    return known.equals(op.operand(0)) ? FoldResult.of(op.operand(1)) : null;
  }

  /** Dividing by a factor of a product that has not overflowed. */
  private static BinaryFold.Rule quotientOfProduct(IntegerOverflowFlags flag) {
    return op -> {
      Value rhs = op.operand(1);
      Operation product = Matchers.definition(op.operand(0), MulIOp.MODEL);
      if (product == null || !MulIOp.of(product).overflowFlags().contains(flag)) {
        return null;
      }
      return product.operand(0).equals(rhs)
          ? FoldResult.of(product.operand(1))
          : other(product, rhs);
    };
  }

  /** The complement of a value, if that is what another one is. */
  private static @Nullable Operation complement(Value value, Value of) {
    Operation xor = Matchers.definition(value, XOrIOp.MODEL);
    if (xor == null || !xor.operand(0).equals(of)) {
      return null;
    }
    APInt mask = Matchers.integer(xor.operand(1));
    return mask != null && mask.isAllOnes() ? xor : null;
  }

  private static @Nullable FoldResult andWithComplement(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    return complement(rhs, lhs) != null || complement(lhs, rhs) != null
        ? BinaryFold.zero(op)
        : null;
  }

  private static @Nullable FoldResult orWithComplement(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    Operation xor = complement(rhs, lhs);
    xor = xor == null ? complement(lhs, rhs) : xor;
    return xor == null ? null : FoldResult.of(xor.operand(1));
  }

  private static @Nullable FoldResult andWithAnd(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    Operation left = Matchers.definition(lhs, AndIOp.MODEL);
    if (left != null && other(left, rhs) != null) {
      return FoldResult.of(lhs);
    }
    Operation right = Matchers.definition(rhs, AndIOp.MODEL);
    return right != null && other(right, lhs) != null ? FoldResult.of(rhs) : null;
  }

  private static @Nullable FoldResult xorWithXor(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    Operation left = Matchers.definition(lhs, XOrIOp.MODEL);
    FoldResult rest = left == null ? null : other(left, rhs);
    if (rest != null) {
      return rest;
    }
    Operation right = Matchers.definition(rhs, XOrIOp.MODEL);
    return right == null ? null : other(right, lhs);
  }

  private static @Nullable FoldResult remainderByOne(Operation op, Attribute rhs, APInt number) {
    return number.isOne() ? BinaryFold.zero(op) : null;
  }

  /** As in MLIR, the quotient of the least number is not known: its negation overflows. */
  private static @Nullable APInt ceilDivide(APInt lhs, APInt rhs) {
    boolean least = lhs.isSignedMin() || (rhs.isSignedMin() && !lhs.isZero());
    return least ? null : lhs.divideCeiling(rhs);
  }

  // --- Operations with two results.

  /** Folds an addition that says whether it overflows. */
  static @Nullable FoldResult foldAddExtended(Operation op, Constants constants) {
    Attribute lhs = constants.ofOperand(op, 0);
    Attribute rhs = constants.ofOperand(op, 1);
    Type flag = op.resultType(1);
    // As in MLIR, not what an analysis has found out.
    if (Matchers.isZero(op.operand(1))) {
      Attribute none = ConstantFolding.zero(flag);
      return none == null ? null : pair(FoldResult.of(op.operand(0)), FoldResult.of(none));
    }
    Attribute sum = ADD.foldConstants(lhs, rhs, op.resultType(0));
    Attribute carry =
        PoisonFolding.binary(
            INTEGERS, INTEGERS, sum, lhs, flag, (a, b) -> APInt.of(a.compareUnsigned(b) < 0));
    return sum == null || carry == null ? null : pair(FoldResult.of(sum), FoldResult.of(carry));
  }

  /** Folds a multiplication with both halves of the product. */
  private static @Nullable FoldResult foldMulExtended(
      Operation op, Constants constants, boolean signed) {
    Attribute lhs = constants.ofOperand(op, 0);
    Attribute rhs = constants.ofOperand(op, 1);
    APInt number = ConstantFolding.integer(rhs);
    if (rhs != null && number != null && number.isZero()) {
      return pair(FoldResult.of(rhs), FoldResult.of(rhs));
    }
    Type type = op.resultType(0);
    if (!signed && number != null && number.isOne()) {
      Attribute zero = ConstantFolding.zero(type);
      return zero == null ? null : pair(FoldResult.of(op.operand(0)), FoldResult.of(zero));
    }
    Attribute low = MUL.foldConstants(lhs, rhs, type);
    Attribute high =
        PoisonFolding.binary(
            INTEGERS,
            INTEGERS,
            lhs,
            rhs,
            type,
            signed ? APInt::multiplyHighSigned : APInt::multiplyHighUnsigned);
    return low == null || high == null ? null : pair(FoldResult.of(low), FoldResult.of(high));
  }

  private static FoldResult pair(FoldResult first, FoldResult second) {
    return FoldResult.of(List.of(first, second));
  }
}
