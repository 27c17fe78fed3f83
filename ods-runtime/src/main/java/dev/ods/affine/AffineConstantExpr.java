// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import dev.ods.ir.Context;

/** A number in an affine expression. */
public final class AffineConstantExpr extends AffineExpr {
  private final long value;

  AffineConstantExpr(Context context, long value) {
    super(context);
    this.value = value;
  }

  /** The number. */
  public long value() {
    return value;
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
