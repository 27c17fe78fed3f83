// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operands of a slice.
 *
 * @param offsets where it begins in each dimension
 * @param sizes how many elements it has
 * @param strides how far these are apart
 */
public record SliceOperands(List<Mixed> offsets, List<Mixed> sizes, List<Mixed> strides) {
  /** Those of an operation. */
  public static SliceOperands of(OffsetSizeAndStrideOp op) {
    return new SliceOperands(op.mixedOffsets(), op.mixedSizes(), op.mixedStrides());
  }

  /**
   * With numbers for values that are constants: as in MLIR, those of the first of the three lists
   * that has any.
   *
   * @param zeroStrides whether a stride may become the number zero; if not, it stays a value
   * @return null if there are none
   */
  public @Nullable SliceOperands folded(boolean zeroStrides) {
    List<Mixed> newOffsets = Mixed.folded(offsets, n -> n >= 0);
    if (!newOffsets.equals(offsets)) {
      return new SliceOperands(newOffsets, sizes, strides);
    }
    List<Mixed> newSizes = Mixed.folded(sizes, n -> n >= 0);
    if (!newSizes.equals(sizes)) {
      return new SliceOperands(offsets, newSizes, strides);
    }
    List<Mixed> newStrides = Mixed.folded(strides, n -> zeroStrides || n != 0);
    return newStrides.equals(strides) ? null : new SliceOperands(offsets, sizes, newStrides);
  }

  /** The error message about bounds that it exceeds; null if there are none. */
  public @Nullable String violation(long[] shape) {
    return SliceBounds.violation(
        shape, Mixed.numbers(offsets), Mixed.numbers(sizes), Mixed.numbers(strides));
  }
}
