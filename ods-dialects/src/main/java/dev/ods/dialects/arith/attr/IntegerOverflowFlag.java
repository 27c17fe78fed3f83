// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

/** A way in which an integer operation does not overflow. */
public enum IntegerOverflowFlag {
  /** Not as numbers with a sign. */
  NSW(1 << 0),
  /** Not as numbers without sign. */
  NUW(1 << 1);

  private final int bit;

  IntegerOverflowFlag(int bit) {
    this.bit = bit;
  }

  /** The bit that stands for it in MLIR. */
  public int bit() {
    return bit;
  }
}
