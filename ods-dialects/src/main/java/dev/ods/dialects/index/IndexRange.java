// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.fold.APInt;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that a maximum or a minimum with a constant may be, as signed and as unsigned ones
 * (MLIR's {@code ConstantIntRanges}).
 */
record IndexRange(APInt signedMin, APInt signedMax, APInt unsignedMin, APInt unsignedMax) {
  static boolean isLimited(Operation op) {
    return op.is(MinSOp.MODEL) || op.is(MinUOp.MODEL) || op.is(MaxSOp.MODEL) || op.is(MaxUOp.MODEL);
  }

  /** The range of a maximum or a minimum with a number, of that number's width. */
  static IndexRange of(Operation op, APInt limit) {
    int width = limit.width();
    if (op.is(MinSOp.MODEL)) {
      return signed(APInt.signedMin(width), limit);
    } else if (op.is(MaxSOp.MODEL)) {
      return signed(limit, APInt.signedMax(width));
    }
    return op.is(MinUOp.MODEL)
        ? unsigned(APInt.of(width, 0), limit)
        : unsigned(limit, APInt.of(width, -1));
  }

  private static IndexRange signed(APInt min, APInt max) {
    return min.isNegative() == max.isNegative()
        ? new IndexRange(min, max, min.minUnsigned(max), min.maxUnsigned(max))
        : new IndexRange(min, max, APInt.of(min.width(), 0), APInt.of(min.width(), -1));
  }

  private static IndexRange unsigned(APInt min, APInt max) {
    return min.isNegative() == max.isNegative()
        ? new IndexRange(min.minSigned(max), min.maxSigned(max), min, max)
        : new IndexRange(APInt.signedMin(min.width()), APInt.signedMax(min.width()), min, max);
  }

  /** Whether a comparison with a number holds for all in this range, or for none; else null. */
  @Nullable Boolean compare(CmpPredicate predicate, APInt rhs) {
    if (holdsForAll(predicate, rhs)) {
      return true;
    }
    return holdsForAll(predicate.inverted(), rhs) ? false : null;
  }

  private boolean holdsForAll(CmpPredicate predicate, APInt rhs) {
    return switch (predicate) {
      case SLT, SLE -> predicate.holds(signedMax, rhs);
      case SGT, SGE -> predicate.holds(signedMin, rhs);
      case ULT, ULE -> predicate.holds(unsignedMax, rhs);
      case UGT, UGE -> predicate.holds(unsignedMin, rhs);
      case EQ -> signedMin.equals(signedMax) && signedMin.equals(rhs);
      case NE ->
          (holdsForAll(CmpPredicate.SLT, rhs) || holdsForAll(CmpPredicate.SGT, rhs))
              && (holdsForAll(CmpPredicate.ULT, rhs) || holdsForAll(CmpPredicate.UGT, rhs));
    };
  }
}
