// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import static dev.ods.fold.ConstantFolding.FLOATS;

import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.floating.APFloat;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How binary operations on floating-point numbers fold. */
final class FloatFold implements Folder {
  static final FloatFold ADD = arithmetic(APFloat::add, n -> n.isZero() && n.isNegative());
  static final FloatFold SUB = arithmetic(APFloat::subtract, n -> n.isZero() && !n.isNegative());
  static final FloatFold MUL = arithmetic(APFloat::multiply, APFloat::isOne);
  static final FloatFold DIV = arithmetic(APFloat::divide, APFloat::isOne);
  static final FloatFold REM = arithmetic(APFloat::remainder, n -> false);
  static final FloatFold MAXIMUM =
      extremum(APFloat::maximum, n -> n.isInfinite() && n.isNegative());
  static final FloatFold MINIMUM =
      extremum(APFloat::minimum, n -> n.isInfinite() && !n.isNegative());
  static final FloatFold MAX_NUM = extremum(APFloat::maximumNumber, APFloat::isNan);
  static final FloatFold MIN_NUM = extremum(APFloat::minimumNumber, APFloat::isNan);

  private final ConstantFolding.Binary<APFloat, APFloat> function;

  /** With such a second operand, the result is the first. */
  private final Predicate<APFloat> identity;

  /** Whether the result is the operand if both are the same. */
  private final boolean idempotent;

  private FloatFold(
      ConstantFolding.Binary<APFloat, APFloat> function,
      Predicate<APFloat> identity,
      boolean idempotent) {
    this.function = function;
    this.identity = identity;
    this.idempotent = idempotent;
  }

  private static FloatFold arithmetic(
      ConstantFolding.Binary<APFloat, APFloat> function, Predicate<APFloat> identity) {
    return new FloatFold(function, identity, false);
  }

  private static FloatFold extremum(
      ConstantFolding.Binary<APFloat, APFloat> function, Predicate<APFloat> identity) {
    return new FloatFold(function, identity, true);
  }

  @Override
  public Condition condition() {
    return idempotent ? Condition.CONSTANT_OPERAND.orEqualOperands() : Condition.CONSTANT_OPERAND;
  }

  /** Folds an operation with two operands. */
  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    if (idempotent && op.operand(0).equals(op.operand(1))) {
      return FoldResult.of(op.operand(1));
    }
    Attribute rhs = constants.ofOperand(op, 1);
    APFloat number = ConstantFolding.floating(rhs);
    if (number != null && identity.test(number)) {
      return FoldResult.of(op.operand(0));
    }
    Type type = op.resultType(0);
    Attribute lhs = PoisonFolding.ofType(constants.ofOperand(op, 0), type);
    Attribute folded = PoisonFolding.binary(FLOATS, FLOATS, lhs, rhs, type, function);
    return folded == null ? null : FoldResult.of(folded);
  }

  /** Folds a product, which is 0 with a 0 if flags rule out other results. */
  static @Nullable FoldResult foldProduct(FloatOps.MulF product, Constants constants) {
    Operation op = product.operation();
    Set<FastMathFlags> flags = product.fastmath();
    if (flags.contains(FastMathFlags.NNAN) && flags.contains(FastMathFlags.NSZ)) {
      APFloat number = ConstantFolding.floating(constants.ofOperand(op, 1));
      if (number != null && number.isZero()) {
        return FoldResult.of(op.operand(1));
      }
    }
    return MUL.fold(op, constants);
  }

  static @Nullable FoldResult foldNegation(Operation op, Constants constants) {
    Operation inner = Matchers.definition(op.operand(0), NegFOp.MODEL);
    if (inner != null) {
      return FoldResult.of(inner.operand(0));
    }
    Attribute folded =
        PoisonFolding.unary(
            FLOATS, FLOATS, constants.ofOperand(op, 0), op.resultType(0), APFloat::negate);
    return folded == null ? null : FoldResult.of(folded);
  }
}
