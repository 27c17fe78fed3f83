// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

/** A fast-math flag. */
public enum FastMathFlag {
  /** Allows reassociation. */
  REASSOC(1 << 0),
  /** Assumes that no value is NaN. */
  NNAN(1 << 1),
  /** Assumes that no value is infinite. */
  NINF(1 << 2),
  /** Ignores the sign of zero. */
  NSZ(1 << 3),
  /** Allows multiplication by the reciprocal instead of division. */
  ARCP(1 << 4),
  /** Allows contraction, such as of a multiplication and an addition. */
  CONTRACT(1 << 5),
  /** Allows approximations of functions. */
  AFN(1 << 6);

  private final int bit;

  FastMathFlag(int bit) {
    this.bit = bit;
  }

  /** Its bit in MLIR. */
  public int bit() {
    return bit;
  }
}
