// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

/**
 * The size of a type, in bits or in bytes (LLVM's class of the same name).
 *
 * @param minimum the size; of a scalable vector, that of its smallest instance
 * @param isScalable whether the size at run time is a multiple of {@code minimum} that is not known
 */
public record TypeSize(long minimum, boolean isScalable) {
  /** A size that is known. */
  public static TypeSize fixed(long size) {
    return new TypeSize(size, false);
  }

  /**
   * The size itself.
   *
   * @throws IllegalStateException if it is scalable
   */
  public long fixedValue() {
    if (isScalable) {
      throw new IllegalStateException("the size is a multiple of " + minimum + ": ask isScalable");
    }
    return minimum;
  }

  /** The number of units of so many of this size that hold it. */
  TypeSize inUnitsOf(long unit) {
    return new TypeSize(Alignments.ceilDiv(minimum, unit), isScalable);
  }
}
