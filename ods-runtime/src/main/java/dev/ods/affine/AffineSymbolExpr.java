// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** The symbol {@code s0}, {@code s1} ... of an affine expression. */
public final class AffineSymbolExpr extends AffineExpr {
  private final int position;

  AffineSymbolExpr(Context context, int position) {
    super(context, position * 31 + 2, 0, Math.addExact(position, 1));
    this.position = position;
  }

  /** Which symbol, from 0. */
  public int position() {
    return position;
  }

  @Override
  boolean hasParametersOf(AffineExpr other) {
    return other instanceof AffineSymbolExpr that && position == that.position;
  }

  @Override
  public <R extends @Nullable Object> R accept(AffineExprVisitor<R> visitor) {
    return visitor.visitSymbol(this);
  }

  @Override
  long variableOrder() {
    return (1L << Integer.SIZE) + position;
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
    return 1;
  }
}
