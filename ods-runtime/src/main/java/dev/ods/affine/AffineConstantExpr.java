// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** A number in an affine expression. */
public final class AffineConstantExpr extends AffineExpr {
  private final long value;

  AffineConstantExpr(Context context, long value) {
    super(context, Long.hashCode(value) * 31 + 3, 0, 0);
    this.value = value;
  }

  /** The number. */
  public long value() {
    return value;
  }

  @Override
  boolean hasParametersOf(AffineExpr other) {
    return other instanceof AffineConstantExpr that && value == that.value;
  }

  @Override
  public <R extends @Nullable Object> R accept(AffineExprVisitor<R> visitor) {
    return visitor.visitConstant(this);
  }

  @Override
  long variableOrder() {
    return -1;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return true;
  }

  @Override
  public boolean isPureAffine() {
    return true;
  }

  @Override
  public long largestKnownDivisor() {
    return Math.abs(value);
  }
}
