// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineBinaryExpr.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Simplifies quotients and remainders whose divisor is no constant: those of a multiple of a
 * symbol, and {@code (x - x mod y) mod y}, which is 0.
 */
final class SemiAffineSimplifier extends AffineEvaluation<AffineExpr> {
  private final int dimCount;
  private final int symbolCount;

  /** For expressions over so many dimensions and symbols. */
  SemiAffineSimplifier(int dimCount, int symbolCount) {
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
  }

  @Override
  protected AffineExpr ofLeaf(AffineExpr leaf) {
    return leaf;
  }

  @Override
  protected AffineExpr ofBinary(AffineBinaryExpr expr, AffineExpr lhs, AffineExpr rhs) {
    if (expr.kind() == Kind.ADD || expr.kind() == Kind.MUL) {
      return AffineExpr.binary(expr.kind(), lhs, rhs);
    }
    if (isMultipleByRemainder(lhs, rhs)) {
      return AffineExpr.constant(expr.context(), 0);
    }
    AffineExpr quotient = divided(expr, lhs, rhs);
    return quotient != null ? quotient : AffineExpr.binary(expr.kind(), lhs, rhs);
  }

  private static @Nullable AffineExpr divided(
      AffineBinaryExpr expr, AffineExpr lhs, AffineExpr rhs) {
    if (!(rhs instanceof AffineSymbolExpr symbol)) {
      return null;
    }
    SymbolicDivision division = new SymbolicDivision(symbol);
    if (!division.divides(expr.lhs(), expr.kind())) {
      return null;
    }
    return expr.kind() == Kind.MOD
        ? AffineExpr.constant(expr.context(), 0)
        : division.quotient(lhs, expr.kind());
  }

  /** Whether a sum has the form {@code x - x mod divisor}. */
  private boolean isMultipleByRemainder(AffineExpr sum, AffineExpr divisor) {
    List<AffineExpr> terms = terms(sum);
    for (int i = 0; i < terms.size(); i++) {
      AffineExpr dividend = subtractedRemainder(terms.get(i), divisor);
      if (dividend != null && isZero(sumWithout(terms, i).subtract(dividend))) {
        return true;
      }
    }
    return false;
  }

  private boolean isZero(AffineExpr difference) {
    return difference.simplify(dimCount, symbolCount) instanceof AffineConstantExpr constant
        && constant.value() == 0;
  }

  private static AffineExpr sumWithout(List<AffineExpr> terms, int index) {
    AffineExpr sum = AffineExpr.constant(terms.get(index).context(), 0);
    for (int i = 0; i < terms.size(); i++) {
      sum = i == index ? sum : sum.add(terms.get(i));
    }
    return sum;
  }

  /** The {@code x} of {@code -(x mod divisor)}; of anything else, null. */
  private static @Nullable AffineExpr subtractedRemainder(AffineExpr term, AffineExpr divisor) {
    AffineBinaryExpr product = AffineExpr.binary(term, Kind.MUL);
    if (product == null
        || !(product.rhs() instanceof AffineConstantExpr factor)
        || factor.value() != -1) {
      return null;
    }
    AffineBinaryExpr remainder = AffineExpr.binary(product.lhs(), Kind.MOD);
    return remainder != null && remainder.rhs() == divisor ? remainder.lhs() : null;
  }

  /** The terms of a sum, which may be sums in turn, from left to right. */
  private static List<AffineExpr> terms(AffineExpr sum) {
    List<AffineExpr> terms = new ArrayList<>();
    Deque<AffineExpr> waiting = new ArrayDeque<>();
    waiting.push(sum);
    while (!waiting.isEmpty()) {
      AffineExpr expr = waiting.pop();
      AffineBinaryExpr inner = AffineExpr.binary(expr, Kind.ADD);
      if (inner == null) {
        terms.add(expr);
      } else {
        waiting.push(inner.rhs());
        waiting.push(inner.lhs());
      }
    }
    return terms;
  }
}
