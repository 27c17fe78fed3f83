// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.builtin.IntegerAttr;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How binary operations fold: with 64 bits, if the result is the same with 32 (source: the
 * description of the dialect {@code index}).
 */
final class IndexFold implements Folder {
  /** The least number of bits that an index has. */
  static final int NARROW = 32;

  static final IndexFold ADD = of(APInt::add).identity(APInt::isZero);
  static final IndexFold SUB = of(APInt::subtract).identity(APInt::isZero);
  static final IndexFold MUL = of(APInt::multiply).identity(APInt::isOne).absorbing(APInt::isZero);
  static final IndexFold DIV_S = of(IndexFold::divide);
  static final IndexFold DIV_U = of(APInt::divideUnsigned);
  static final IndexFold CEIL_DIV_S = of(IndexFold::divideCeiling);
  static final IndexFold CEIL_DIV_U = of(APInt::divideCeilingUnsigned);
  static final IndexFold FLOOR_DIV_S = of(IndexFold::divideFloor);
  static final IndexFold REM_S = of(APInt::remainderSigned);
  static final IndexFold REM_U = of(APInt::remainderUnsigned);
  static final IndexFold MAX_S = of(APInt::maxSigned);
  static final IndexFold MAX_U = of(APInt::maxUnsigned);
  static final IndexFold MIN_S = of(APInt::minSigned);
  static final IndexFold MIN_U = of(APInt::minUnsigned);
  static final IndexFold SHL = of((a, b) -> isShift(b) ? a.shiftLeft(b) : null);
  static final IndexFold SHR_S = of((a, b) -> isShift(b) ? a.shiftRightSigned(b) : null);
  static final IndexFold SHR_U = of((a, b) -> isShift(b) ? a.shiftRightUnsigned(b) : null);
  static final IndexFold AND = of(APInt::and);
  static final IndexFold OR = of(APInt::or);
  static final IndexFold XOR = of(APInt::xor);

  private final ConstantFolding.Binary<APInt, APInt> function;
  private @Nullable Predicate<APInt> identity;
  private @Nullable Predicate<APInt> absorbing;

  private IndexFold(ConstantFolding.Binary<APInt, APInt> function) {
    this.function = function;
  }

  private static IndexFold of(ConstantFolding.Binary<APInt, APInt> function) {
    return new IndexFold(function);
  }

  /** With such a second operand, the result is the first. */
  private IndexFold identity(Predicate<APInt> rhs) {
    identity = rhs;
    return this;
  }

  /** Such a second operand is the result. */
  private IndexFold absorbing(Predicate<APInt> rhs) {
    absorbing = rhs;
    return this;
  }

  /** The number that an attribute is; null if it is none. */
  static @Nullable APInt number(@Nullable Attribute constant) {
    return constant instanceof IntegerAttr ? ConstantFolding.integer(constant) : null;
  }

  static APInt narrow(APInt number) {
    return number.resizeUnsigned(NARROW);
  }

  @Override
  public Condition condition() {
    return Condition.CONSTANT_OPERAND;
  }

  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    Attribute right = constants.ofOperand(op, 1);
    APInt rhs = number(right);
    if (right == null || rhs == null) {
      return null;
    }
    Attribute folded = foldConstants(constants.ofOperand(op, 0), right);
    if (folded != null) {
      return FoldResult.of(folded);
    }
    if (identity != null && identity.test(rhs)) {
      return FoldResult.of(op.operand(0));
    }
    return absorbing != null && absorbing.test(rhs) ? FoldResult.of(right) : null;
  }

  private @Nullable Attribute foldConstants(@Nullable Attribute left, Attribute right) {
    APInt lhs = number(left);
    APInt rhs = number(right);
    APInt result = lhs == null || rhs == null ? null : function.apply(lhs, rhs);
    APInt narrow = result == null ? null : function.apply(narrow(lhs), narrow(rhs));
    return result == null || narrow == null || !narrow(result).equals(narrow)
        ? null
        : ConstantFolding.splat(Objects.requireNonNull(right.type()), result);
  }

  /** Makes of two constants one: {@code (x + 1) + 2} is {@code x + 3}. */
  boolean mergeConstants(Operation op, Rewriter rewriter) {
    OpModel kind = Objects.requireNonNull(op.name().model());
    Operation inner = Matchers.definition(op.operand(0), kind);
    Attribute outer = inner == null ? null : Matchers.constant(op.operand(1));
    Attribute merged =
        inner == null || outer == null
            ? null
            : foldConstants(outer, Matchers.constant(inner.operand(1)));
    if (inner == null || !(merged instanceof IntegerAttr number)) {
      return false;
    }
    Value constant = ConstantOp.build(rewriter, op.location(), number).result();
    rewriter.replace(
        op,
        rewriter.create(
            rewriter
                .state(kind, op.location())
                .addOperand(inner.operand(0))
                .addOperand(constant)
                .addType(op.resultType(0))));
    return true;
  }

  // --- Functions of numbers of any width.

  private static boolean isShift(APInt by) {
    return by.compareUnsigned(APInt.of(by.width(), NARROW)) < 0;
  }

  private static APInt negate(APInt number) {
    return APInt.of(number.width(), 0).subtract(number);
  }

  /** The quotient, which wraps around where it overflows; null if the divisor is 0. */
  private static @Nullable APInt divide(APInt lhs, APInt rhs) {
    return rhs.isAllOnes() ? negate(lhs) : lhs.divideSigned(rhs);
  }

  /**
   * MLIR's way of rounding up: of the least number, which has no negation, it is the quotient with
   * the other sign.
   */
  private static @Nullable APInt divideCeiling(APInt lhs, APInt rhs) {
    if (lhs.isSignedMin() && !rhs.isNegative()) {
      APInt quotient = divide(lhs, rhs);
      return quotient == null ? null : negate(quotient);
    }
    return rhs.isAllOnes() ? negate(lhs) : lhs.divideCeiling(rhs);
  }

  private static @Nullable APInt divideFloor(APInt lhs, APInt rhs) {
    return rhs.isAllOnes() ? negate(lhs) : lhs.divideFloor(rhs);
  }
}
