// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MOD;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * MLIR's simplifications of products, quotients and remainders. Each method returns the simpler
 * expression, or null if there is none. Sums are in {@link AffineAddition}.
 */
final class AffineSimplifier {
  private AffineSimplifier() {}

  static @Nullable AffineExpr multiply(AffineExpr lhs, AffineExpr rhs) {
    AffineConstantExpr left = AffineExpr.constant(lhs);
    AffineConstantExpr right = AffineExpr.constant(rhs);
    if (left != null && right != null) {
      return product(left, right);
    }
    if (!lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()) {
      return null;
    }
    // The constant or symbolic operand is the right one.
    if (!rhs.isSymbolicOrConstant() || left != null) {
      return rhs.multiply(lhs);
    }
    if (right != null) {
      if (right.value() == 1) {
        return lhs;
      }
      if (right.value() == 0) {
        return rhs;
      }
    }
    // (x * 2) * 3 is x * 6, and (x * 2) * y is (x * y) * 2.
    AffineBinaryExpr inner = AffineExpr.binary(lhs, MUL);
    AffineConstantExpr factor = inner == null ? null : AffineExpr.constant(inner.rhs());
    if (inner == null || factor == null) {
      return null;
    }
    return right != null
        ? inner.lhs().multiply(factor.value() * right.value())
        : inner.lhs().multiply(rhs).multiply(factor);
  }

  private static @Nullable AffineExpr product(AffineConstantExpr left, AffineConstantExpr right) {
    long product = left.value() * right.value();
    if (Math.multiplyHigh(left.value(), right.value()) != product >> 63) {
      return null;
    }
    return AffineExpr.constant(left.context(), product);
  }

  static @Nullable AffineExpr floorDiv(AffineExpr lhs, AffineExpr rhs) {
    AffineExpr common = anyDivision(lhs, rhs, false);
    AffineConstantExpr right = AffineExpr.constant(rhs);
    if (common != null || right == null || right.value() == 0) {
      return common;
    }
    return dividesByTerms(lhs, right) ? sumOfQuotients(lhs, right) : null;
  }

  /** Whether this is a sum, one of the terms of which divides evenly. */
  private static boolean dividesByTerms(AffineExpr expr, AffineConstantExpr divisor) {
    AffineBinaryExpr sum = AffineExpr.binary(expr, ADD);
    return sum != null
        && (sum.lhs().largestKnownDivisor() % divisor.value() == 0
            || sum.rhs().largestKnownDivisor() % divisor.value() == 0);
  }

  /** Divides term by term; the terms may be such sums in turn, to any depth. */
  private static AffineExpr sumOfQuotients(AffineExpr sum, AffineConstantExpr divisor) {
    Deque<AffineExpr> waiting = new ArrayDeque<>();
    Deque<AffineExpr> lastFirst = new ArrayDeque<>();
    waiting.push(sum);
    while (!waiting.isEmpty()) {
      AffineExpr expr = waiting.pop();
      lastFirst.push(expr);
      if (dividesByTerms(expr, divisor)) {
        AffineBinaryExpr terms = (AffineBinaryExpr) expr;
        waiting.push(terms.lhs());
        waiting.push(terms.rhs());
      }
    }
    // Here each sum follows its terms, the left one of which was finished first.
    Deque<AffineExpr> quotients = new ArrayDeque<>();
    for (AffineExpr expr : lastFirst) {
      if (dividesByTerms(expr, divisor)) {
        AffineExpr rhs = quotients.pop();
        quotients.push(quotients.pop().add(rhs));
      } else {
        quotients.push(expr.floorDiv(divisor));
      }
    }
    return quotients.pop();
  }

  static @Nullable AffineExpr ceilDiv(AffineExpr lhs, AffineExpr rhs) {
    return anyDivision(lhs, rhs, true);
  }

  /** The simplifications that both divisions share. */
  private static @Nullable AffineExpr anyDivision(AffineExpr lhs, AffineExpr rhs, boolean up) {
    AffineConstantExpr right = AffineExpr.constant(rhs);
    if (right == null || right.value() == 0) {
      return null;
    }
    AffineConstantExpr left = AffineExpr.constant(lhs);
    if (left != null) {
      return quotient(left, right, up);
    }
    if (right.value() == 1) {
      return lhs;
    }
    // (x * 128) floordiv 64 is x * 2.
    AffineBinaryExpr product = AffineExpr.binary(lhs, MUL);
    AffineConstantExpr factor = product == null ? null : AffineExpr.constant(product.rhs());
    if (product != null && factor != null && factor.value() % right.value() == 0) {
      return product.lhs().multiply(factor.value() / right.value());
    }
    return null;
  }

  private static @Nullable AffineExpr quotient(
      AffineConstantExpr left, AffineConstantExpr right, boolean up) {
    long dividend = left.value();
    long divisor = right.value();
    if (dividend == Long.MIN_VALUE && divisor == -1) {
      return null;
    }
    long quotient = Math.floorDiv(dividend, divisor);
    if (up && dividend % divisor != 0) {
      quotient++;
    }
    return AffineExpr.constant(left.context(), quotient);
  }

  static @Nullable AffineExpr mod(AffineExpr lhs, AffineExpr rhs) {
    AffineConstantExpr right = AffineExpr.constant(rhs);
    // The remainder of a division by 0 or a negative number is undefined, and is not simplified.
    if (right == null || right.value() < 1) {
      return null;
    }
    long divisor = right.value();
    AffineConstantExpr left = AffineExpr.constant(lhs);
    if (left != null) {
      return AffineExpr.constant(lhs.context(), Math.floorMod(left.value(), divisor));
    }
    if (lhs.largestKnownDivisor() % divisor == 0) {
      return AffineExpr.constant(lhs.context(), 0);
    }
    AffineExpr dividend = lhs;
    for (AffineExpr part = lhs; part != null; part = partWithRemainder(part, divisor)) {
      dividend = part;
    }
    return dividend == lhs ? null : dividend.mod(right);
  }

  /** The part of an expression that leaves the same remainder; null if that is the whole. */
  private static @Nullable AffineExpr partWithRemainder(AffineExpr expr, long divisor) {
    // A term that divides evenly leaves no remainder.
    AffineBinaryExpr sum = AffineExpr.binary(expr, ADD);
    if (sum != null && sum.lhs().largestKnownDivisor() % divisor == 0) {
      return sum.rhs();
    }
    if (sum != null && sum.rhs().largestKnownDivisor() % divisor == 0) {
      return sum.lhs();
    }
    // (x mod 8) mod 4 is x mod 4.
    AffineBinaryExpr inner = AffineExpr.binary(expr, MOD);
    AffineConstantExpr outer = inner == null ? null : AffineExpr.constant(inner.rhs());
    return inner != null && outer != null && outer.value() >= 1 && outer.value() % divisor == 0
        ? inner.lhs()
        : null;
  }

  /** The greatest common divisor of two numbers without sign. */
  static long unsignedGcd(long a, long b) {
    while (b != 0) {
      long rest = Long.remainderUnsigned(a, b);
      a = b;
      b = rest;
    }
    return a;
  }
}
