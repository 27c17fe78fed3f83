// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import org.jspecify.annotations.Nullable;

/** An operator and two operands of an affine expression. */
public final class AffineBinaryExpr extends AffineExpr {
  /** The operators. */
  public enum Kind {
    ADD,
    MUL,
    MOD,
    FLOOR_DIV,
    CEIL_DIV
  }

  private final Kind kind;
  private final AffineExpr lhs;
  private final AffineExpr rhs;

  // Properties of the whole tree, kept so that simplification needs not walk it.
  private final boolean symbolicOrConstant;
  private final boolean pureAffine;
  private final long largestKnownDivisor;

  AffineBinaryExpr(Kind kind, AffineExpr lhs, AffineExpr rhs) {
    super(
        lhs.context(),
        (kind.name().hashCode() * 31 + lhs.hashCode()) * 0x01000193 + rhs.hashCode(),
        Math.max(lhs.leastDims(), rhs.leastDims()),
        Math.max(lhs.leastSymbols(), rhs.leastSymbols()));
    this.kind = kind;
    this.lhs = lhs;
    this.rhs = rhs;
    this.symbolicOrConstant = lhs.isSymbolicOrConstant() && rhs.isSymbolicOrConstant();
    this.pureAffine =
        lhs.isPureAffine() && rhs.isPureAffine() && hasConstantIfNeeded(kind, lhs, rhs);
    this.largestKnownDivisor = divisor(kind, lhs, rhs);
  }

  private static boolean hasConstantIfNeeded(Kind kind, AffineExpr lhs, AffineExpr rhs) {
    return switch (kind) {
      case ADD -> true;
      case MUL -> lhs instanceof AffineConstantExpr || rhs instanceof AffineConstantExpr;
      case MOD, FLOOR_DIV, CEIL_DIV -> rhs instanceof AffineConstantExpr;
    };
  }

  private static long divisor(Kind kind, AffineExpr lhs, AffineExpr rhs) {
    long left = lhs.largestKnownDivisor();
    return switch (kind) {
      case MUL -> left * rhs.largestKnownDivisor();
      case ADD, MOD -> AffineSimplifier.unsignedGcd(left, rhs.largestKnownDivisor());
      case FLOOR_DIV, CEIL_DIV ->
          rhs instanceof AffineConstantExpr constant
                  && constant.value() != 0
                  && left % constant.value() == 0
              ? Math.abs(left / constant.value())
              : 1;
    };
  }

  /** The operator. */
  public Kind kind() {
    return kind;
  }

  /** The left operand. */
  public AffineExpr lhs() {
    return lhs;
  }

  /** The right operand. */
  public AffineExpr rhs() {
    return rhs;
  }

  /**
   * The expression of the same operator and other operands, simplified unless they are the same.
   */
  AffineExpr withOperands(AffineExpr newLhs, AffineExpr newRhs) {
    return newLhs == lhs && newRhs == rhs ? this : AffineExpr.binary(kind, newLhs, newRhs);
  }

  @Override
  boolean hasParametersOf(AffineExpr other) {
    return other instanceof AffineBinaryExpr that
        && kind == that.kind
        && lhs == that.lhs
        && rhs == that.rhs;
  }

  @Override
  public <R extends @Nullable Object> R accept(AffineExprVisitor<R> visitor) {
    return visitor.visitBinary(this);
  }

  @Override
  long variableOrder() {
    return -1;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return symbolicOrConstant;
  }

  @Override
  public boolean isPureAffine() {
    return pureAffine;
  }

  @Override
  public long largestKnownDivisor() {
    return largestKnownDivisor;
  }
}
