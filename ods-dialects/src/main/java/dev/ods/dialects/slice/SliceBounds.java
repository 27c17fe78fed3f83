// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;
import org.jspecify.annotations.Nullable;

/** Whether a slice is within the bounds of its source, as far as they are static. */
public final class SliceBounds {
  private SliceBounds() {}

  /** The error message about the first dimension out of bounds; null if there is none. */
  public static @Nullable String violation(
      long[] shape, long[] offsets, long[] sizes, long[] strides) {
    for (int i = 0; i < shape.length; i++) {
      if (ShapedType.isDynamic(shape[i]) || ShapedType.isDynamic(offsets[i])) {
        continue;
      }
      if (offsets[i] >= shape[i]) {
        return "offset %d is out-of-bounds: %d >= %d".formatted(i, offsets[i], shape[i]);
      }
      if (ShapedType.isDynamic(sizes[i]) || ShapedType.isDynamic(strides[i])) {
        continue;
      }
      long last = offsets[i] + (sizes[i] - 1) * strides[i];
      if (last >= shape[i]) {
        return "slice along dimension %d runs out-of-bounds: %d >= %d".formatted(i, last, shape[i]);
      }
    }
    return null;
  }
}
