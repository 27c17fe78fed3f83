// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineBinaryExpr.Kind;
import dev.ods.ir.Context;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The least and the greatest value of expressions, as far as they follow from those of inputs. */
final class AffineBounds {
  /** Inclusive bounds, each null if it is not known. */
  record Bounds(@Nullable Long lower, @Nullable Long upper) {
    /** Whether there is one value only. */
    boolean isSingle() {
      return lower != null && lower.equals(upper);
    }
  }

  private static final Bounds NONE = new Bounds(null, null);

  private final Context context;
  private final int dimCount;
  private final List<AffineRange> ranges;

  /** For expressions of inputs, so many of which are dimensions. */
  AffineBounds(Context context, int dimCount, List<AffineRange> ranges) {
    this.context = context;
    this.dimCount = dimCount;
    this.ranges = ranges;
  }

  /** The bounds of an expression of any depth. */
  Bounds of(AffineExpr expr) {
    Deque<AffineBinaryExpr> divisions = new ArrayDeque<>();
    AffineExpr inner = expr;
    while (inner instanceof AffineBinaryExpr binary && isDivision(binary)) {
      divisions.push(binary);
      inner = binary.lhs();
    }
    Bounds bounds = ofSum(inner);
    for (AffineBinaryExpr division : divisions) {
      bounds = ofDivision(division.kind(), bounds, divisor(division));
    }
    return bounds;
  }

  private static boolean isDivision(AffineBinaryExpr expr) {
    return expr.kind() != Kind.ADD && expr.kind() != Kind.MUL && divisor(expr) > 0;
  }

  private static long divisor(AffineBinaryExpr expr) {
    return expr.rhs() instanceof AffineConstantExpr constant ? constant.value() : 0;
  }

  private static Bounds ofDivision(Kind kind, Bounds dividend, long divisor) {
    Long lower = dividend.lower;
    Long upper = dividend.upper;
    if (kind == Kind.MOD) {
      boolean sameQuotient =
          lower != null
              && upper != null
              && Math.floorDiv(lower, divisor) == Math.floorDiv(upper, divisor);
      return sameQuotient
          ? new Bounds(Math.floorMod(lower, divisor), Math.floorMod(upper, divisor))
          : new Bounds(0L, divisor - 1);
    }
    boolean up = kind == Kind.CEIL_DIV;
    return new Bounds(quotient(lower, divisor, up), quotient(upper, divisor, up));
  }

  private static @Nullable Long quotient(@Nullable Long dividend, long divisor, boolean up) {
    if (dividend == null) {
      return null;
    }
    return up ? AffineFolder.ceilDiv(dividend, divisor) : Math.floorDiv(dividend, divisor);
  }

  private Bounds ofSum(AffineExpr expr) {
    AffineFlattener flattener = new AffineFlattener(context, dimCount, ranges.size() - dimCount);
    AffineFlattener.Sum sum = flattener.sum(expr);
    if (!flattener.isDefined() || flattener.hasLocals()) {
      return NONE;
    }
    return new Bounds(bound(sum, false), bound(sum, true));
  }

  private @Nullable Long bound(AffineFlattener.Sum sum, boolean isUpper) {
    long bound = sum.constant();
    for (Map.Entry<Integer, Long> term : sum.coefficients().entrySet()) {
      long factor = term.getValue();
      AffineRange range = ranges.get(term.getKey());
      Long value = factor > 0 == isUpper ? range.last() : range.first();
      if (value == null) {
        return null;
      }
      bound += value * factor;
    }
    return bound;
  }
}
