// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.IndexType;
import dev.ods.fold.APInt;
import dev.ods.ir.*;
import dev.ods.range.IntRange;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import org.jspecify.annotations.Nullable;

/** How comparisons of indices fold: only if 32 bits and 64 agree. */
final class CmpFolds {
  private CmpFolds() {}

  static @Nullable FoldResult fold(CmpOp op, Constants constants) {
    CmpPredicate predicate = op.pred();
    APInt lhs = IndexFold.number(constants.of(op.lhs()));
    APInt rhs = IndexFold.number(constants.of(op.rhs()));
    Boolean known = (lhs == null || rhs == null) ? null : compare(predicate, lhs, rhs);
    if (known == null && rhs != null) {
      known = compareLimited(predicate, op.lhs().definingOp(), rhs);
    }
    if (known == null && op.lhs().equals(op.rhs())) {
      known = predicate.holds(ANY, ANY);
    }
    return known == null ? null : FoldResult.of(BoolAttr.get(op.operation().context(), known));
  }

  /** For a comparison of a value with itself. */
  private static final APInt ANY = APInt.of(IndexType.STORAGE_WIDTH, 0);

  private static @Nullable Boolean compare(CmpPredicate predicate, APInt lhs, APInt rhs) {
    boolean wide = predicate.holds(lhs, rhs);
    return predicate.holds(IndexFold.narrow(lhs), IndexFold.narrow(rhs)) == wide ? wide : null;
  }

  /** Compares the maximum or the minimum of a value and a constant with another constant. */
  private static @Nullable Boolean compareLimited(
      CmpPredicate predicate, @Nullable Operation limited, APInt rhs) {
    APInt limit = limited == null ? null : limitOf(limited);
    if (limited == null || limit == null) {
      return null;
    }
    Boolean wide = predicate.comparison().evaluate(IndexRange.of(limited, limit), IntRange.of(rhs));
    Boolean narrow =
        predicate
            .comparison()
            .evaluate(
                IndexRange.of(limited, IndexFold.narrow(limit)),
                IntRange.of(IndexFold.narrow(rhs)));
    return (wide == null || !wide.equals(narrow)) ? null : wide;
  }

  private static @Nullable APInt limitOf(Operation op) {
    return IndexRange.isLimited(op) ? IndexFold.number(Matchers.constant(op.operand(1))) : null;
  }

  /** To compare a difference with 0 is to compare its operands. */
  static boolean compareMinuendAndSubtrahend(CmpOp op, Rewriter rewriter) {
    boolean swapped = !isZero(op.rhs());
    if (swapped && !isZero(op.lhs())) {
      return false;
    }
    Operation difference = Matchers.definition(swapped ? op.rhs() : op.lhs(), SubOp.MODEL);
    if (difference == null) {
      return false;
    }
    Value lhs = difference.operand(swapped ? 1 : 0);
    Value rhs = difference.operand(swapped ? 0 : 1);
    rewriter.replace(
        op.operation(),
        CmpOp.build(rewriter, op.operation().location(), op.pred(), lhs, rhs).operation());
    return true;
  }

  private static boolean isZero(Value value) {
    APInt number = IndexFold.number(Matchers.constant(value));
    return number != null && number.isZero();
  }
}
