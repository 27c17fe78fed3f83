// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

/** A liberty that an optimizer may take. */
public enum FastMathFlag {
  /** To change the order of operations. */
  REASSOC(1 << 0),
  /** To assume that nothing is NaN. */
  NNAN(1 << 1),
  /** To assume that nothing is infinite. */
  NINF(1 << 2),
  /** To take no notice of the sign of zero. */
  NSZ(1 << 3),
  /** To multiply by the reciprocal instead of dividing. */
  ARCP(1 << 4),
  /** To fuse operations, such as a multiplication and an addition. */
  CONTRACT(1 << 5),
  /** To put approximations in the place of functions. */
  AFN(1 << 6);

  private final int bit;

  FastMathFlag(int bit) {
    this.bit = bit;
  }

  /** The bit that stands for it in MLIR. */
  public int bit() {
    return bit;
  }
}
