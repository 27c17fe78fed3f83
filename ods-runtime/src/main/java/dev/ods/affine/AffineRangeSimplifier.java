// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.CEIL_DIV;
import static dev.ods.affine.AffineBinaryExpr.Kind.FLOOR_DIV;
import static dev.ods.affine.AffineBinaryExpr.Kind.MOD;

import dev.ods.affine.AffineBinaryExpr.Kind;
import dev.ods.affine.AffineBounds.Bounds;
import dev.ods.ir.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simplifies quotients and remainders by what is known of the dimensions and symbols. */
final class AffineRangeSimplifier extends AffineEvaluation<AffineExpr> {
  private final List<AffineRange> ranges;
  private final AffineBounds bounds;

  /** For expressions of inputs, so many of which are dimensions. */
  AffineRangeSimplifier(Context context, int dimCount, List<AffineRange> ranges) {
    this.ranges = ranges;
    this.bounds = new AffineBounds(context, dimCount, ranges);
  }

  @Override
  protected AffineExpr ofLeaf(AffineExpr leaf) {
    return leaf;
  }

  @Override
  protected AffineExpr ofBinary(AffineBinaryExpr expr, AffineExpr lhs, AffineExpr rhs) {
    AffineExpr simple = AffineExpr.binary(expr.kind(), lhs, rhs);
    boolean divides =
        simple instanceof AffineBinaryExpr binary
            && binary.kind() != Kind.ADD
            && binary.kind() != Kind.MUL
            && binary.rhs() instanceof AffineConstantExpr constant
            && constant.value() > 0;
    return divides ? divided((AffineBinaryExpr) simple) : simple;
  }

  private AffineExpr divided(AffineBinaryExpr expr) {
    AffineExpr dividend = expr.lhs();
    long divisor = ((AffineConstantExpr) expr.rhs()).value();
    AffineExpr known = byBounds(expr.kind(), dividend, divisor);
    if (known != null) {
      return known;
    }
    AffineBinaryExpr sum = AffineExpr.binary(dividend, Kind.ADD);
    if (sum != null) {
      if (isMultipleAndRest(sum.lhs(), sum.rhs())) {
        return ofMultipleAndRest(expr, sum.lhs(), sum.rhs(), divisor);
      }
      if (isMultipleAndRest(sum.rhs(), sum.lhs())) {
        return ofMultipleAndRest(expr, sum.rhs(), sum.lhs(), divisor);
      }
    }
    boolean isZero =
        (expr.kind() == FLOOR_DIV && isWithin(dividend, divisor))
            || (expr.kind() == MOD && divisorOf(dividend) % divisor == 0);
    return isZero ? AffineExpr.constant(expr.context(), 0) : expr;
  }

  /** The result if all values of the dividend have the same quotient. */
  private @Nullable AffineExpr byBounds(Kind kind, AffineExpr dividend, long divisor) {
    Bounds known = bounds.of(dividend);
    Long lower = known.lower();
    Long upper = known.upper();
    if (lower == null || upper == null) {
      return null;
    }
    if (kind == MOD) {
      return lower >= 0 && lower < divisor && upper < divisor ? dividend : null;
    }
    boolean up = kind == CEIL_DIV;
    long first = up ? AffineFolder.ceilDiv(lower, divisor) : Math.floorDiv(lower, divisor);
    long last = up ? AffineFolder.ceilDiv(upper, divisor) : Math.floorDiv(upper, divisor);
    return first == last ? AffineExpr.constant(dividend.context(), first) : null;
  }

  /**
   * Whether a sum has the form {@code d * x + rest}, where the rest is from 0 to d, exclusively.
   */
  private boolean isMultipleAndRest(AffineExpr multiple, AffineExpr rest) {
    long divisor = divisorOf(multiple);
    return divisor > 0 && isWithin(rest, divisor);
  }

  private AffineExpr ofMultipleAndRest(
      AffineBinaryExpr expr, AffineExpr multiple, AffineExpr rest, long divisor) {
    long factor = divisorOf(multiple);
    if (expr.kind() == FLOOR_DIV && divisor % factor == 0) {
      return multiple.floorDiv(divisor);
    }
    return expr.kind() == MOD && factor % divisor == 0 ? rest.mod(divisor) : expr;
  }

  private boolean isWithin(AffineExpr expr, long limit) {
    if (expr instanceof AffineConstantExpr constant) {
      return constant.value() >= 0 && constant.value() < limit;
    }
    return expr instanceof AffineDimExpr dim && ranges.get(dim.position()).isWithin(limit);
  }

  private long divisorOf(AffineExpr expr) {
    return expr instanceof AffineDimExpr dim
        ? ranges.get(dim.position()).divisor()
        : expr.largestKnownDivisor();
  }
}
