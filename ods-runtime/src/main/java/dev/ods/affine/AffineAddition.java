// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import static dev.ods.affine.AffineBinaryExpr.Kind.ADD;
import static dev.ods.affine.AffineBinaryExpr.Kind.FLOOR_DIV;
import static dev.ods.affine.AffineBinaryExpr.Kind.MUL;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** MLIR's simplifications of sums. */
final class AffineAddition {
  private AffineAddition() {}

  /** The simpler form of {@code lhs + rhs}, or null if there is none. */
  static @Nullable AffineExpr simplify(AffineExpr lhs, AffineExpr rhs) {
    AffineExpr simple = simplifyWhole(lhs, rhs);
    return simple == null && isMultipleOfQuotient(rhs) ? simplifyLast(lhs, rhs) : simple;
  }

  private static @Nullable AffineExpr simplifyWhole(AffineExpr lhs, AffineExpr rhs) {
    AffineConstantExpr left = AffineExpr.constant(lhs);
    AffineConstantExpr right = AffineExpr.constant(rhs);
    if (left != null && right != null) {
      return sum(left, right);
    }
    // Canonical order: a constant is the right operand, and so is a symbolic term if the other is
    // not.
    if (left != null || (lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant())) {
      return rhs.add(lhs);
    }
    if (right != null && right.value() == 0) {
      return lhs;
    }
    AffineBinaryExpr leftSum = AffineExpr.binary(lhs, ADD);
    AffineConstantExpr last = leftSum == null ? null : AffineExpr.constant(leftSum.rhs());
    // (x + 2) + 3 is x + 5.
    if (leftSum != null && last != null && right != null) {
      return leftSum.lhs().add(last.value() + right.value());
    }
    // x * 2 + x * 3 is x * 5.
    if (term(lhs) == term(rhs)) {
      return term(lhs).multiply(factor(lhs) + factor(rhs));
    }
    // (x + 2) + y is (x + y) + 2.
    if (leftSum != null && last != null) {
      return leftSum.lhs().add(rhs).add(last);
    }
    return remainder(lhs, rhs);
  }

  private static @Nullable AffineExpr sum(AffineConstantExpr left, AffineConstantExpr right) {
    long sum = left.value() + right.value();
    if (((left.value() ^ sum) & (right.value() ^ sum)) < 0) {
      return null;
    }
    return AffineExpr.constant(left.context(), sum);
  }

  /** The {@code x} of {@code x * 3}; of anything else, the whole. */
  private static AffineExpr term(AffineExpr expr) {
    AffineBinaryExpr product = AffineExpr.binary(expr, MUL);
    return product != null && product.rhs() instanceof AffineConstantExpr ? product.lhs() : expr;
  }

  /** The {@code 3} of {@code x * 3}; of anything else, 1. */
  private static long factor(AffineExpr expr) {
    AffineBinaryExpr product = AffineExpr.binary(expr, MUL);
    return product != null && product.rhs() instanceof AffineConstantExpr constant
        ? constant.value()
        : 1;
  }

  /** Finds {@code x - (x floordiv q) * q}, which is {@code x mod q}. */
  private static @Nullable AffineExpr remainder(AffineExpr lhs, AffineExpr rhs) {
    AffineBinaryExpr product = AffineExpr.binary(rhs, MUL);
    if (product == null) {
      return null;
    }
    // ((x floordiv q) * q) * -1, where q is an expression.
    AffineBinaryExpr inner = AffineExpr.binary(product.lhs(), MUL);
    if (inner != null && isConstant(product.rhs(), -1)) {
      AffineBinaryExpr quotient = AffineExpr.binary(inner.lhs(), FLOOR_DIV);
      if (quotient == null) {
        return null;
      }
      if (quotient.rhs() == inner.rhs() && lhs == quotient.lhs()) {
        return lhs.mod(inner.rhs());
      }
    }
    // (x floordiv c) * -c, where c is a constant.
    AffineBinaryExpr quotient = AffineExpr.binary(product.lhs(), FLOOR_DIV);
    if (quotient == null) {
      return null;
    }
    AffineExpr divisor = quotient.rhs();
    if (divisor instanceof AffineConstantExpr constant
        && constant.value() > 0
        && lhs == quotient.lhs()
        && divisor == product.rhs().negate()) {
      return lhs.mod(divisor);
    }
    return null;
  }

  private static boolean isMultipleOfQuotient(AffineExpr expr) {
    AffineBinaryExpr product = AffineExpr.binary(expr, MUL);
    return product != null && AffineExpr.binary(product.lhs(), FLOOR_DIV) != null;
  }

  /** Combines the right side with the last term of the left side, or with that one's last term. */
  private static @Nullable AffineExpr simplifyLast(AffineExpr lhs, AffineExpr rhs) {
    Deque<AffineExpr> before = new ArrayDeque<>();
    AffineExpr simple = null;
    for (AffineExpr last = lhs; simple == null; ) {
      AffineBinaryExpr sum = AffineExpr.binary(last, ADD);
      if (sum == null) {
        return null;
      }
      before.push(sum.lhs());
      last = sum.rhs();
      simple = simplifyWhole(last, rhs);
    }
    for (AffineExpr term : before) {
      simple = term.add(simple);
    }
    return simple;
  }

  private static boolean isConstant(AffineExpr expr, long value) {
    return expr instanceof AffineConstantExpr constant && constant.value() == value;
  }
}
