// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** The dimension {@code d0}, {@code d1} ... of an affine expression. */
public final class AffineDimExpr extends AffineExpr {
  private final int position;

  AffineDimExpr(Context context, int position) {
    super(context, position * 31 + 1, Math.addExact(position, 1), 0);
    this.position = position;
  }

  /** Which dimension, from 0. */
  public int position() {
    return position;
  }

  @Override
  boolean hasParametersOf(AffineExpr other) {
    return other instanceof AffineDimExpr that && position == that.position;
  }

  @Override
  public <R extends @Nullable Object> R accept(AffineExprVisitor<R> visitor) {
    return visitor.visitDim(this);
  }

  @Override
  long variableOrder() {
    return position;
  }

  @Override
  public boolean isSymbolicOrConstant() {
    return false;
  }

  @Override
  public boolean isPureAffine() {
    return true;
  }

  @Override
  public long largestKnownDivisor() {
    return 1;
  }
}
