// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;

/** The dimension {@code d0}, {@code d1} ... of an affine expression. */
public final class AffineDimExpr extends AffineExpr {
  private final int position;

  AffineDimExpr(Context context, int position) {
    super(context);
    this.position = position;
  }

  /** Which dimension, from 0. */
  public int position() {
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
