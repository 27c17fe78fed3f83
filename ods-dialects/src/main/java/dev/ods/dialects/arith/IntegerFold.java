// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static dev.ods.fold.ConstantFolding.INTEGERS;

import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How binary operations on integers fold: their laws, and their value for constants. A record with
 * a component for each law, as the JVM takes the components of one in a static constant for
 * constants, and inlines them; it does not so with the elements of a list.
 *
 * @param function of two constants
 * @param ignoresPoison whether the result is not known to be poison if an operand is
 * @param first the law that is tried first, in MLIR's order: several may hold, with other results
 * @param second the next law
 * @param third the next law
 * @param fourth the last law
 */
record IntegerFold(
    ConstantFolding.Binary<APInt, APInt> function,
    boolean ignoresPoison,
    @Nullable Law first,
    @Nullable Law second,
    @Nullable Law third,
    @Nullable Law fourth) {
  static final IntegerFold ADD =
      of(APInt::add).identity(APInt::isZero).rule(IntegerFold::sumWithDifference);
  static final IntegerFold SUB =
      of(APInt::subtract)
          .rule(IntegerFold::equalIsZero)
          .identity(APInt::isZero)
          .rule(IntegerFold::differenceOfSum);
  static final IntegerFold MUL =
      of(APInt::multiply).absorbing(APInt::isZero).identity(APInt::isOne);
  static final IntegerFold DIV_S =
      of(APInt::divideSigned)
          .identity(APInt::isOne)
          .rule(quotientOfProduct(IntegerOverflowFlags.NSW));
  static final IntegerFold DIV_U =
      of(APInt::divideUnsigned)
          .identity(APInt::isOne)
          .rule(quotientOfProduct(IntegerOverflowFlags.NUW));
  static final IntegerFold CEIL_DIV_S = of(IntegerFold::ceilDivide).identity(APInt::isOne);
  static final IntegerFold CEIL_DIV_U = of(APInt::divideCeilingUnsigned).identity(APInt::isOne);
  static final IntegerFold FLOOR_DIV_S = of(APInt::divideFloor).identity(APInt::isOne);
  static final IntegerFold REM_S = of(APInt::remainderSigned).rule(IntegerFold::remainderByOne);
  static final IntegerFold REM_U = of(APInt::remainderUnsigned).rule(IntegerFold::remainderByOne);
  static final IntegerFold AND =
      of(APInt::and)
          .absorbing(APInt::isZero)
          .identity(APInt::isAllOnes)
          .rule(IntegerFold::andWithComplement)
          .rule(IntegerFold::andWithAnd);
  static final IntegerFold OR =
      of(APInt::or)
          .identity(APInt::isZero)
          .absorbingAsConstant(APInt::isAllOnes)
          .rule(IntegerFold::orWithComplement);
  static final IntegerFold XOR =
      of(APInt::xor)
          .identity(APInt::isZero)
          .rule(IntegerFold::equalIsZero)
          .rule(IntegerFold::xorWithXor);
  static final IntegerFold SHL = of(APInt::shiftLeft).ignoringPoison().identity(APInt::isZero);
  static final IntegerFold SHR_S =
      of(APInt::shiftRightSigned).ignoringPoison().identity(APInt::isZero);
  static final IntegerFold SHR_U =
      of(APInt::shiftRightUnsigned).ignoringPoison().identity(APInt::isZero);
  static final IntegerFold MAX_S =
      of(APInt::maxSigned)
          .rule(IntegerFold::equalIsOperand)
          .absorbing(APInt::isSignedMax)
          .identity(APInt::isSignedMin);
  static final IntegerFold MIN_S =
      of(APInt::minSigned)
          .rule(IntegerFold::equalIsOperand)
          .absorbing(APInt::isSignedMin)
          .identity(APInt::isSignedMax);
  static final IntegerFold MAX_U =
      of(APInt::maxUnsigned)
          .rule(IntegerFold::equalIsOperand)
          .absorbing(APInt::isAllOnes)
          .identity(APInt::isZero);
  static final IntegerFold MIN_U =
      of(APInt::minUnsigned)
          .rule(IntegerFold::equalIsOperand)
          .absorbing(APInt::isZero)
          .identity(APInt::isAllOnes);

  /** A law of an operation, by which it folds whatever its operands are. */
  private interface Rule {
    @Nullable FoldResult apply(Operation op);
  }

  /** A law of an operation whose second operand is a constant. */
  private interface ConstantRule {
    @Nullable FoldResult apply(Operation op, Attribute rhs, APInt number);
  }

  /** A law: one of the two. Most operands are no constants, and then the latter is not called. */
  private record Law(@Nullable Rule any, @Nullable ConstantRule ofConstant) {
    @Nullable FoldResult apply(Operation op, @Nullable Attribute rhs, @Nullable APInt number) {
      if (any != null) {
        return any.apply(op);
      }
      return rhs == null || number == null || ofConstant == null
          ? null
          : ofConstant.apply(op, rhs, number);
    }
  }

  private static IntegerFold of(ConstantFolding.Binary<APInt, APInt> function) {
    return new IntegerFold(function, false, null, null, null, null);
  }

  /** With such a second operand, the result is the first. */
  private IntegerFold identity(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(op.operand(0)));
  }

  /** Such a second operand is the result. */
  private IntegerFold absorbing(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(op.operand(1)));
  }

  /** The constant that such a second operand is becomes the result, as a new operation. */
  private IntegerFold absorbingAsConstant(Predicate<APInt> rhs) {
    return law(rhs, (op, constant) -> FoldResult.of(constant));
  }

  /** The result is not known to be poison if an operand is. */
  private IntegerFold ignoringPoison() {
    return new IntegerFold(function, true, first, second, third, fourth);
  }

  private IntegerFold rule(Rule rule) {
    return with(new Law(rule, null));
  }

  private IntegerFold law(
      Predicate<APInt> condition, BiFunction<Operation, Attribute, FoldResult> result) {
    return with(
        new Law(null, (op, rhs, number) -> condition.test(number) ? result.apply(op, rhs) : null));
  }

  private IntegerFold with(Law law) {
    return first == null
        ? new IntegerFold(function, ignoresPoison, law, null, null, null)
        : second == null
            ? new IntegerFold(function, ignoresPoison, first, law, null, null)
            : third == null
                ? new IntegerFold(function, ignoresPoison, first, second, law, null)
                : new IntegerFold(function, ignoresPoison, first, second, third, law);
  }

  /** Folds an operation with two operands. */
  @Nullable FoldResult fold(Operation op, Constants constants) {
    Attribute right = constants.ofOperand(op, 1);
    APInt number = ConstantFolding.integer(right);
    FoldResult folded = first == null ? null : first.apply(op, right, number);
    if (folded == null && second != null) {
      folded = second.apply(op, right, number);
    }
    if (folded == null && third != null) {
      folded = third.apply(op, right, number);
    }
    if (folded == null && fourth != null) {
      folded = fourth.apply(op, right, number);
    }
    return folded != null
        ? folded
        : result(foldConstants(constants.ofOperand(op, 0), right, op.resultType(0)));
  }

  /** What the operation makes of constants. */
  @Nullable Attribute foldConstants(@Nullable Attribute lhs, @Nullable Attribute rhs, Type type) {
    return ignoresPoison
        ? ConstantFolding.binary(INTEGERS, INTEGERS, lhs, rhs, type, function)
        : PoisonFolding.binary(INTEGERS, INTEGERS, lhs, rhs, type, function);
  }

  private static @Nullable FoldResult result(@Nullable Attribute constant) {
    return constant == null ? null : FoldResult.of(constant);
  }

  private static @Nullable FoldResult zero(Operation op) {
    return result(ConstantFolding.zero(op.resultType(0)));
  }

  private static @Nullable FoldResult equalIsZero(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    return lhs.equals(rhs) ? zero(op) : null;
  }

  private static @Nullable FoldResult equalIsOperand(Operation op) {
    Value lhs = op.operand(0);
    Value rhs = op.operand(1);
    return lhs.equals(rhs) ? FoldResult.of(rhs) : null;
  }

  /** The remainder by 1 is 0. */
  private static @Nullable FoldResult remainderByOne(Operation op) {
    Value rhs = op.operand(1);
    return Matchers.isOne(rhs) ? zero(op) : null;
  }

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
  private static Rule quotientOfProduct(IntegerOverflowFlags flag) {
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
    return complement(rhs, lhs) != null || complement(lhs, rhs) != null ? zero(op) : null;
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
    APInt number = ConstantFolding.integer(rhs);
    if (number != null && number.isZero()) {
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
  static @Nullable FoldResult foldMulExtended(Operation op, Constants constants, boolean signed) {
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
