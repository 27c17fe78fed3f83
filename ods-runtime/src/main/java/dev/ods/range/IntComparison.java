// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import dev.ods.fold.APInt;
import org.jspecify.annotations.Nullable;

/** A comparison of integers, in the order of MLIR's {@code CmpPredicate}. */
public enum IntComparison {
  /** Equal. */
  EQ,
  /** Not equal. */
  NE,
  /** Signed less than. */
  SLT,
  /** Signed less than or equal. */
  SLE,
  /** Signed greater than. */
  SGT,
  /** Signed greater than or equal. */
  SGE,
  /** Unsigned less than. */
  ULT,
  /** Unsigned less than or equal. */
  ULE,
  /** Unsigned greater than. */
  UGT,
  /** Unsigned greater than or equal. */
  UGE;

  private IntComparison inverted() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case SLT -> SGE;
      case SLE -> SGT;
      case SGT -> SLE;
      case SGE -> SLT;
      case ULT -> UGE;
      case ULE -> UGT;
      case UGT -> ULE;
      case UGE -> ULT;
    };
  }

  /** Whether it holds for all numbers of two ranges, or for none; otherwise null. */
  public @Nullable Boolean evaluate(IntRange lhs, IntRange rhs) {
    if (alwaysHolds(lhs, rhs)) {
      return true;
    }
    return inverted().alwaysHolds(lhs, rhs) ? false : null;
  }

  private boolean alwaysHolds(IntRange lhs, IntRange rhs) {
    return switch (this) {
      case SLT -> lhs.smax().compareSigned(rhs.smin()) < 0;
      case SLE -> lhs.smax().compareSigned(rhs.smin()) <= 0;
      case SGT -> lhs.smin().compareSigned(rhs.smax()) > 0;
      case SGE -> lhs.smin().compareSigned(rhs.smax()) >= 0;
      case ULT -> lhs.umax().compareUnsigned(rhs.umin()) < 0;
      case ULE -> lhs.umax().compareUnsigned(rhs.umin()) <= 0;
      case UGT -> lhs.umin().compareUnsigned(rhs.umax()) > 0;
      case UGE -> lhs.umin().compareUnsigned(rhs.umax()) >= 0;
      case EQ -> {
        APInt number = lhs.constant();
        yield number != null && number.equals(rhs.constant());
      }
      case NE ->
          // In each reading they are apart.
          (SLT.alwaysHolds(lhs, rhs) || SGT.alwaysHolds(lhs, rhs))
              && (ULT.alwaysHolds(lhs, rhs) || UGT.alwaysHolds(lhs, rhs));
    };
  }

  /** What the result of the comparison may be, an integer of one bit. */
  public static IntRange result(@Nullable Boolean known) {
    return known == null ? IntRange.max(1) : IntRange.of(APInt.of(known));
  }
}
