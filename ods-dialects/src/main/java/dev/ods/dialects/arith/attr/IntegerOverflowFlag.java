// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith.attr;

/** A kind of overflow that an integer operation excludes. */
public enum IntegerOverflowFlag {
  /** No signed wrap. */
  NSW(1 << 0),
  /** No unsigned wrap. */
  NUW(1 << 1);

  private final int bit;

  IntegerOverflowFlag(int bit) {
    this.bit = bit;
  }

  /** Its bit in MLIR. */
  public int bit() {
    return bit;
  }
}
