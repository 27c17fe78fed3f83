// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.affine.AffineBinaryExpr.Kind;
import dev.ods.stack.DeepStack;
import org.jspecify.annotations.Nullable;

/** Division by a symbol without remainder, to any depth: {@code (s0 * d0) floordiv s0}. */
final class SymbolicDivision {
  private final DeepStack stack = new DeepStack();
  private final AffineSymbolExpr divisor;

  SymbolicDivision(AffineSymbolExpr divisor) {
    this.divisor = divisor;
  }

  /** Whether a division or remainder of this kind divides an expression without remainder. */
  boolean divides(AffineExpr expr, Kind kind) {
    return divides(expr, kind, false);
  }

  private boolean divides(AffineExpr expr, Kind kind, boolean isFactor) {
    if (expr instanceof AffineBinaryExpr binary) {
      return stack.call(() -> dividesBinary(binary, kind, isFactor));
    }
    return expr == divisor || isZero(expr);
  }

  private boolean dividesBinary(AffineBinaryExpr expr, Kind kind, boolean isFactor) {
    return switch (expr.kind()) {
      case ADD -> divides(expr.lhs(), kind, false) && divides(expr.rhs(), kind, false);
      case MUL -> divides(expr.lhs(), kind, true) || divides(expr.rhs(), kind, true);
      // A part of a remainder is divided as by a remainder, whatever divides the whole.
      case MOD -> divides(expr.lhs(), Kind.MOD, false) && divides(expr.rhs(), Kind.MOD, false);
      // Divisions that round the same way can change places, unless a product is in between.
      case FLOOR_DIV, CEIL_DIV ->
          kind == expr.kind() && !isFactor && divides(expr.lhs(), kind, false);
    };
  }

  /** The quotient of an expression that the symbol {@link #divides}; null if there is none. */
  @Nullable AffineExpr quotient(AffineExpr expr, Kind kind) {
    if (expr instanceof AffineBinaryExpr binary) {
      return stack.call(() -> quotientOfBinary(binary, kind));
    }
    if (expr == divisor) {
      return AffineExpr.constant(expr.context(), 1);
    }
    return isZero(expr) ? expr : null;
  }

  private @Nullable AffineExpr quotientOfBinary(AffineBinaryExpr expr, Kind kind) {
    Kind inner = expr.kind();
    return switch (inner) {
      case ADD -> combined(expr.kind(), quotient(expr.lhs(), kind), quotient(expr.rhs(), kind));
      case MOD -> combined(expr.kind(), quotient(expr.lhs(), inner), quotient(expr.rhs(), inner));
      case MUL ->
          divides(expr.lhs(), kind)
              ? combined(inner, quotient(expr.lhs(), kind), expr.rhs())
              : combined(inner, expr.lhs(), quotient(expr.rhs(), kind));
      case FLOOR_DIV, CEIL_DIV -> combined(inner, quotient(expr.lhs(), inner), expr.rhs());
    };
  }

  private static @Nullable AffineExpr combined(
      Kind kind, @Nullable AffineExpr lhs, @Nullable AffineExpr rhs) {
    return lhs == null || rhs == null ? null : AffineExpr.binary(kind, lhs, rhs);
  }

  private static boolean isZero(AffineExpr expr) {
    return expr instanceof AffineConstantExpr constant && constant.value() == 0;
  }
}
