// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.CEIL_DIV;
import static dev.ods.affine.AffineBinaryExpr.Kind.MOD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Expressions as sums: a coefficient for each dimension, each symbol and each local, and a
 * constant. A local stands for a quotient, or for a product or remainder of no constant, which is
 * no such sum (MLIR's {@code SimpleAffineExprFlattener}).
 *
 * <p>An expression of any number of terms is added up once, not at each of its plus signs.
 */
final class AffineFlattener extends AffineEvaluation<AffineFlattener.Part> {
  /**
   * What an expression is made of: a part once or several times, and a multiple of another part.
   *
   * @param number greater than the numbers of the parts that it is made of
   * @param terms more terms: those of a part that is not made of others
   */
  record Part(
      int number, @Nullable Part first, long times, @Nullable Part other, long factor, Sum terms) {}

  /**
   * A sum.
   *
   * @param coefficients those that are not zero, of dimensions, symbols and locals in this order
   */
  record Sum(SortedMap<Integer, Long> coefficients, long constant) {
    private static final Sum ZERO = new Sum(new TreeMap<>(), 0);

    private Sum dividedBy(long divisor) {
      SortedMap<Integer, Long> quotients = new TreeMap<>(coefficients);
      quotients.replaceAll((variable, number) -> number / divisor);
      return new Sum(quotients, constant / divisor);
    }

    private long gcd(long number) {
      long gcd = AffineSimplifier.unsignedGcd(number, Math.abs(constant));
      for (long each : coefficients.values()) {
        gcd = AffineSimplifier.unsignedGcd(gcd, Math.abs(each));
      }
      return gcd;
    }
  }

  private final Context context;
  private final int dimCount;
  private final int symbolCount;
  private final List<AffineExpr> locals = new ArrayList<>();
  private final Map<AffineExpr, Integer> indices = new HashMap<>();
  private int parts;
  private boolean divides = true;

  /** For expressions over so many dimensions and symbols. */
  AffineFlattener(Context context, int dimCount, int symbolCount) {
    this.context = context;
    this.dimCount = dimCount;
    this.symbolCount = symbolCount;
  }

  /** Whether all divisors so far were positive; if not, the sums mean nothing. */
  boolean isDefined() {
    return divides;
  }

  /** Whether a local was needed so far. */
  boolean hasLocals() {
    return !locals.isEmpty();
  }

  /** What the variable of a coefficient stands for. */
  AffineExpr variable(int variable) {
    if (variable < dimCount) {
      return AffineExpr.dim(context, variable);
    }
    int symbol = variable - dimCount;
    return symbol < symbolCount
        ? AffineExpr.symbol(context, symbol)
        : locals.get(symbol - symbolCount);
  }

  /** An expression as a sum. */
  Sum sum(AffineExpr expr) {
    return sum(of(expr));
  }

  /** A sum as an expression: dimensions, symbols, locals, the constant. */
  AffineExpr expression(Sum sum) {
    AffineExpr expr = AffineExpr.constant(context, 0);
    for (Map.Entry<Integer, Long> term : sum.coefficients.entrySet()) {
      expr = expr.add(variable(term.getKey()).multiply(term.getValue()));
    }
    return sum.constant == 0 ? expr : expr.add(sum.constant);
  }

  /** Adds up what a part is made of: each part once, after all those that are made of it. */
  private static Sum sum(Part whole) {
    SortedMap<Integer, Long> coefficients = new TreeMap<>();
    long constant = 0;
    TreeMap<Part, Long> waiting = new TreeMap<>(Comparator.comparingInt(Part::number));
    waiting.put(whole, 1L);
    while (!waiting.isEmpty()) {
      Map.Entry<Part, Long> last = waiting.pollLastEntry();
      Part part = last.getKey();
      long factor = last.getValue();
      if (part.first != null) {
        waiting.merge(part.first, factor * part.times, Long::sum);
      }
      if (part.other != null) {
        waiting.merge(part.other, factor * part.factor, Long::sum);
      }
      constant += factor * part.terms.constant;
      part.terms.coefficients.forEach(
          (variable, number) -> coefficients.merge(variable, factor * number, Long::sum));
    }
    coefficients.values().removeIf(number -> number == 0);
    return new Sum(coefficients, constant);
  }

  private Part part(Sum terms) {
    return new Part(parts++, null, 0, null, 0, terms);
  }

  private Part part(int variable) {
    return part(new Sum(new TreeMap<>(Map.of(variable, 1L)), 0));
  }

  private Part part(Part first, long times, @Nullable Part other, long factor) {
    return new Part(parts++, first, times, other, factor, Sum.ZERO);
  }

  @Override
  protected Part ofLeaf(AffineExpr leaf) {
    if (leaf instanceof AffineConstantExpr constant) {
      return part(new Sum(new TreeMap<>(), constant.value()));
    }
    return leaf instanceof AffineDimExpr dim
        ? part(dim.position())
        : part(dimCount + ((AffineSymbolExpr) leaf).position());
  }

  @Override
  protected Part ofBinary(AffineBinaryExpr expr, Part lhs, Part rhs) {
    if (expr.kind() == ADD) {
      return part(lhs, 1, rhs, 1);
    }
    if (!(expr.rhs() instanceof AffineConstantExpr constant)) {
      return local(AffineExpr.binary(expr.kind(), expression(sum(lhs)), expression(sum(rhs))));
    }
    long number = constant.value();
    if (expr.kind() == MUL) {
      return part(lhs, number, null, 0);
    }
    if (number <= 0) {
      divides = false;
      return lhs;
    }
    return expr.kind() == MOD ? remainder(lhs, number) : quotient(expr, lhs, number);
  }

  /** {@code x mod c} is {@code x - c * (x floordiv c)}, where the quotient is a local. */
  private Part remainder(Part dividend, long divisor) {
    Sum sum = sum(dividend);
    long gcd = sum.gcd(divisor);
    if (gcd == divisor) {
      return part(Sum.ZERO);
    }
    AffineExpr quotient = expression(sum.dividedBy(gcd)).floorDiv(divisor / gcd);
    return part(dividend, 1, local(quotient), -divisor);
  }

  private Part quotient(AffineBinaryExpr expr, Part dividend, long divisor) {
    Sum sum = sum(dividend);
    long gcd = sum.gcd(divisor);
    Sum reduced = sum.dividedBy(gcd);
    if (divisor == gcd) {
      return part(reduced);
    }
    AffineExpr rest = expression(reduced);
    return local(
        expr.kind() == CEIL_DIV ? rest.ceilDiv(divisor / gcd) : rest.floorDiv(divisor / gcd));
  }

  private Part local(AffineExpr expr) {
    Integer known = indices.get(expr);
    int index = known == null ? locals.size() : known;
    if (known == null) {
      locals.add(expr);
      indices.put(expr, index);
    }
    return part(dimCount + symbolCount + index);
  }
}
