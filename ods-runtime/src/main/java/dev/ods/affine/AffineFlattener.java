// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.CEIL_DIV;
import static dev.ods.affine.AffineBinaryExpr.Kind.MOD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import dev.ods.ir.Context;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Expressions as sums: a coefficient for each dimension, each symbol and each local, and a
 * constant. A local stands for a quotient, or for a product or remainder of no constant, which is
 * no such sum (MLIR's {@code SimpleAffineExprFlattener}).
 */
final class AffineFlattener extends AffineEvaluation<AffineFlattener.Sum> {
  /** A sum. */
  static final class Sum {
    /** The coefficients of the dimensions, of the symbols, and the constant. */
    private final long[] numbers;

    /** The coefficients of locals that are not zero, in the order of the locals. */
    private final Map<Integer, Long> locals;

    Sum(long[] numbers, Map<Integer, Long> locals) {
      this.numbers = numbers;
      this.locals = locals;
    }

    /** The coefficients of the dimensions, of the symbols, and the constant. */
    long[] numbers() {
      return numbers;
    }

    /** The coefficients of locals that are not zero. */
    Map<Integer, Long> locals() {
      return locals;
    }

    long constant() {
      return numbers[numbers.length - 1];
    }

    private Sum plus(Sum other, long factor) {
      long[] sums = numbers.clone();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += factor * other.numbers[i];
      }
      Map<Integer, Long> all = new TreeMap<>(locals);
      other.locals.forEach((local, number) -> add(all, local, factor * number));
      return new Sum(sums, all);
    }

    private Sum dividedBy(long divisor) {
      long[] quotients = numbers.clone();
      for (int i = 0; i < quotients.length; i++) {
        quotients[i] /= divisor;
      }
      Map<Integer, Long> all = new TreeMap<>(locals);
      all.replaceAll((local, number) -> number / divisor);
      return new Sum(quotients, all);
    }

    private long gcd(long number) {
      long gcd = number;
      for (long each : numbers) {
        gcd = AffineSimplifier.unsignedGcd(gcd, Math.abs(each));
      }
      for (long each : locals.values()) {
        gcd = AffineSimplifier.unsignedGcd(gcd, Math.abs(each));
      }
      return gcd;
    }

    private static void add(Map<Integer, Long> locals, int local, long number) {
      locals.merge(local, number, Long::sum);
      locals.remove(local, 0L);
    }
  }

  private final Context context;
  private final int dimCount;
  private final int symbolCount;
  private final List<AffineExpr> locals = new ArrayList<>();
  private final Map<AffineExpr, Integer> indices = new HashMap<>();
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

  /** What the locals stand for. */
  List<AffineExpr> locals() {
    return locals;
  }

  /** A sum as an expression: dimensions, symbols, locals, the constant. */
  AffineExpr expression(Sum sum) {
    AffineExpr expr = AffineExpr.constant(context, 0);
    for (int i = 0; i < dimCount + symbolCount; i++) {
      if (sum.numbers[i] != 0) {
        AffineExpr variable =
            i < dimCount ? AffineExpr.dim(context, i) : AffineExpr.symbol(context, i - dimCount);
        expr = expr.add(variable.multiply(sum.numbers[i]));
      }
    }
    for (Map.Entry<Integer, Long> local : sum.locals.entrySet()) {
      expr = expr.add(locals.get(local.getKey()).multiply(local.getValue()));
    }
    return sum.constant() == 0 ? expr : expr.add(sum.constant());
  }

  private Sum zero() {
    return new Sum(new long[dimCount + symbolCount + 1], new TreeMap<>());
  }

  @Override
  protected Sum ofLeaf(AffineExpr leaf) {
    Sum sum = zero();
    if (leaf instanceof AffineDimExpr dim) {
      sum.numbers[dim.position()] = 1;
    } else if (leaf instanceof AffineSymbolExpr symbol) {
      sum.numbers[dimCount + symbol.position()] = 1;
    } else if (leaf instanceof AffineConstantExpr constant) {
      sum.numbers[dimCount + symbolCount] = constant.value();
    }
    return sum;
  }

  @Override
  protected Sum ofBinary(AffineBinaryExpr expr, Sum lhs, Sum rhs) {
    if (expr.kind() == ADD) {
      return lhs.plus(rhs, 1);
    }
    if (!(expr.rhs() instanceof AffineConstantExpr constant)) {
      return local(AffineExpr.binary(expr.kind(), expression(lhs), expression(rhs)));
    }
    long number = constant.value();
    if (expr.kind() == MUL) {
      return zero().plus(lhs, number);
    }
    if (number <= 0) {
      divides = false;
      return lhs;
    }
    return expr.kind() == MOD ? remainder(lhs, number) : quotient(expr, lhs, number);
  }

  /** {@code x mod c} is {@code x - c * (x floordiv c)}, where the quotient is a local. */
  private Sum remainder(Sum dividend, long divisor) {
    long gcd = dividend.gcd(divisor);
    if (gcd == divisor) {
      return zero();
    }
    AffineExpr quotient = expression(dividend.dividedBy(gcd)).floorDiv(divisor / gcd);
    return dividend.plus(local(quotient), -divisor);
  }

  private Sum quotient(AffineBinaryExpr expr, Sum dividend, long divisor) {
    long gcd = dividend.gcd(divisor);
    Sum reduced = dividend.dividedBy(gcd);
    if (divisor == gcd) {
      return reduced;
    }
    AffineExpr sum = expression(reduced);
    long rest = divisor / gcd;
    return local(expr.kind() == CEIL_DIV ? sum.ceilDiv(rest) : sum.floorDiv(rest));
  }

  private Sum local(AffineExpr expr) {
    Integer known = indices.get(expr);
    int index = known == null ? locals.size() : known;
    if (known == null) {
      locals.add(expr);
      indices.put(expr, index);
    }
    Sum sum = zero();
    sum.locals.put(index, 1L);
    return sum;
  }
}
