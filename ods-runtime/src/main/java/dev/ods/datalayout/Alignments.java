// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

/** Arithmetic on sizes and alignments, none of which is negative. */
final class Alignments {
  private Alignments() {}

  static long ceilDiv(long size, long unit) {
    return size / unit + (size % unit == 0 ? 0 : 1);
  }

  /** The least power of two that is not less than a number; 0 for 0. */
  static long powerOf2Ceil(long number) {
    return number <= 1 ? number : Math.multiplyExact(Long.highestOneBit(number - 1), 2);
  }

  /** The least multiple of an alignment that is not less than a size; 0 aligns nothing. */
  static long alignTo(long size, long alignment) {
    return alignment == 0 ? size : Math.multiplyExact(ceilDiv(size, alignment), alignment);
  }
}
