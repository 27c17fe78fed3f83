// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.affine.AffineBinaryExpr;
import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineSymbolExpr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * A sum with symbols among its factors, whose like terms MLIR adds up and puts in order when it
 * simplifies it (source: AffineExpr.cpp).
 */
final class SemiAffineSum {
  // Places, by which terms are ordered: positions have 31 bits.
  private static final long AFTER_DIMENSIONS = 1L << 31;
  private static final long BETWEEN_POSITIONS = 1L << 32;
  private static final long LAST = Long.MAX_VALUE;

  private final AffineExpr sum;

  /** What the terms are multiplied with, in the order in which the terms occur. */
  private final Map<AffineExpr, Long> coefficients = new LinkedHashMap<>();

  private long constant;

  private SemiAffineSum(AffineExpr sum) {
    this.sum = sum;
    takeApart();
  }

  /**
   * The simple form of a sum. As in MLIR, one that has its dimensions first, then its symbols, then
   * what else there is, stays as it is; any other is ordered by the positions of its dimensions and
   * symbols, products among them.
   */
  static AffineExpr simplify(AffineExpr sum) {
    SemiAffineSum terms = new SemiAffineSum(sum);
    return terms.inOrder(SemiAffineSum::kind) == sum ? sum : terms.inOrder(SemiAffineSum::place);
  }

  private void takeApart() {
    Deque<Map.Entry<AffineExpr, Long>> waiting = new ArrayDeque<>();
    waiting.push(Map.entry(sum, 1L));
    while (!waiting.isEmpty()) {
      Map.Entry<AffineExpr, Long> next = waiting.pop();
      long factor = next.getValue();
      if (next.getKey() instanceof AffineConstantExpr number) {
        constant += factor * number.value();
      } else if (next.getKey() instanceof AffineBinaryExpr add
          && add.kind() == AffineBinaryExpr.Kind.ADD) {
        waiting.push(Map.entry(add.rhs(), factor));
        waiting.push(Map.entry(add.lhs(), factor));
      } else if (next.getKey() instanceof AffineBinaryExpr product
          && product.kind() == AffineBinaryExpr.Kind.MUL
          && product.rhs() instanceof AffineConstantExpr number) {
        waiting.push(Map.entry(product.lhs(), factor * number.value()));
      } else {
        coefficients.merge(next.getKey(), factor, Long::sum);
      }
    }
  }

  /** The sum of the terms, those of the least place first, and of the constant. */
  private AffineExpr inOrder(ToLongFunction<AffineExpr> place) {
    List<AffineExpr> terms = new ArrayList<>(coefficients.keySet());
    terms.sort(Comparator.comparingLong(place));
    AffineExpr ordered = AffineExpr.constant(sum.context(), 0);
    for (AffineExpr term : terms) {
      ordered = ordered.add(term.multiply(coefficients.getOrDefault(term, 0L)));
    }
    return ordered.add(constant);
  }

  /** Dimensions, symbols, then products in the order in which they occur. */
  private static long kind(AffineExpr term) {
    if (term instanceof AffineDimExpr dim) {
      return dim.position();
    }
    return term instanceof AffineSymbolExpr symbol ? AFTER_DIMENSIONS + symbol.position() : LAST;
  }

  /**
   * By the position of the dimension or symbol; among equal ones the dimension, its products with
   * symbols, the symbol.
   */
  private static long place(AffineExpr term) {
    if (term instanceof AffineDimExpr dim) {
      return dim.position() * BETWEEN_POSITIONS;
    }
    if (term instanceof AffineSymbolExpr symbol) {
      return (symbol.position() + 1) * BETWEEN_POSITIONS - 1;
    }
    return term instanceof AffineBinaryExpr product
            && product.kind() == AffineBinaryExpr.Kind.MUL
            && product.lhs() instanceof AffineDimExpr dim
            && product.rhs() instanceof AffineSymbolExpr symbol
        ? dim.position() * BETWEEN_POSITIONS + 1 + symbol.position()
        : LAST;
  }
}
