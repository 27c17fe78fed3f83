// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineFlattener.Sum;
import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A flattened sum as an expression whose terms are in MLIR's order for sums with products of
 * symbols: by the position of the first dimension or symbol, and of the second one.
 */
final class SemiAffineSum {
  private record Term(int first, int second, AffineExpr expr, long factor) {}

  private final Context context;
  private final AffineFlattener flattener;
  private final Sum sum;
  private final int dimCount;
  private final List<Term> terms = new ArrayList<>();

  /** Ranks of dimensions that stand alone, which precede products of the same dimension. */
  private int nextDimRank = -1;

  /** Ranks of symbols, which follow products of the dimension of the same position. */
  private int nextSymbolRank;

  private SemiAffineSum(
      Context context, AffineFlattener flattener, Sum sum, int dimCount, int symbolCount) {
    this.context = context;
    this.flattener = flattener;
    this.sum = sum;
    this.dimCount = dimCount;
    this.nextSymbolRank = Math.max(dimCount, symbolCount);
  }

  static AffineExpr of(
      Context context, AffineFlattener flattener, Sum sum, int dimCount, int symbolCount) {
    return new SemiAffineSum(context, flattener, sum, dimCount, symbolCount)
        .expression(symbolCount);
  }

  private AffineExpr expression(int symbolCount) {
    int inputs = dimCount + symbolCount;
    addVariables(dimCount, inputs);
    List<AffineExpr> others = new ArrayList<>();
    sum.coefficients()
        .tailMap(inputs)
        .forEach(
            (variable, factor) -> {
              AffineExpr local = flattener.variable(variable);
              if (!addProduct(local, factor)) {
                others.add(local.multiply(factor));
              }
            });
    addVariables(0, dimCount);
    terms.sort(Comparator.comparingInt(Term::first).thenComparingInt(Term::second));
    AffineExpr expr = AffineExpr.constant(context, 0);
    for (Term term : terms) {
      expr = expr.add(term.expr.multiply(term.factor));
    }
    for (AffineExpr other : others) {
      expr = expr.add(other);
    }
    long constant = sum.constant();
    return constant == 0 ? expr : expr.add(constant);
  }

  private void addVariables(int from, int to) {
    sum.coefficients()
        .subMap(from, to)
        .forEach(
            (variable, factor) -> {
              AffineExpr expr = flattener.variable(variable);
              add(expr, expr, factor);
            });
  }

  /** Adds a term that is ranked by one dimension or symbol. */
  private void add(AffineExpr variable, AffineExpr expr, long factor) {
    terms.add(
        variable instanceof AffineDimExpr dim
            ? new Term(dim.position(), nextDimRank--, expr, factor)
            : new Term(position(variable), nextSymbolRank++, expr, factor));
  }

  /** Adds a product, quotient or remainder of dimensions, symbols and constants. */
  private boolean addProduct(AffineExpr local, long factor) {
    AffineBinaryExpr binary = local instanceof AffineBinaryExpr product ? product : null;
    if (binary == null || position(binary.lhs()) < 0) {
      return false;
    }
    AffineExpr rhs = binary.rhs();
    if (binary.lhs() instanceof AffineDimExpr dim && rhs instanceof AffineSymbolExpr symbol) {
      terms.add(new Term(dim.position(), symbol.position(), local, factor));
      return true;
    }
    if (rhs instanceof AffineConstantExpr || position(rhs) >= 0) {
      add(binary.lhs(), local, factor);
      return true;
    }
    return false;
  }

  private static int position(@Nullable AffineExpr variable) {
    if (variable instanceof AffineDimExpr dim) {
      return dim.position();
    }
    return variable instanceof AffineSymbolExpr symbol ? symbol.position() : -1;
  }
}
