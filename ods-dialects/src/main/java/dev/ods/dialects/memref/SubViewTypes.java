// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.dialects.slice.RankReduction;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The valid types of subviews (source: MemRefOps.cpp, BuiltinTypes.cpp). */
final class SubViewTypes {
  private SubViewTypes() {}

  /** The inferred type with all dimensions of the source. */
  static MemRefType infer(MemRefType source, long[] offsets, long[] sizes, long[] strides) {
    StridedLayoutAttr layout = Objects.requireNonNull(source.stridesAndOffset());
    long offset = layout.offset();
    long[] newStrides = new long[strides.length];
    for (int i = 0; i < strides.length; i++) {
      offset = Saturated.add(offset, Saturated.multiply(offsets[i], layout.stride(i)));
      newStrides[i] = Saturated.multiply(layout.stride(i), strides[i]);
    }
    return MemRefType.get(
        sizes,
        source.elementType(),
        StridedLayoutAttr.get(source.context(), offset, newStrides),
        source.memorySpace());
  }

  /** The error message about a type that may drop unit dimensions; null if valid. */
  static @Nullable String violation(MemRefType expected, MemRefType found, long[] sizes) {
    if (found == expected) {
      return null;
    }
    if (found.rank() > expected.rank()) {
      return "expected result rank to be smaller or equal to the source rank, but got '"
          + found
          + "'";
    }
    if (RankReduction.mask(expected.shape(), found.shape(), false) == null) {
      return mismatch("sizes", expected, found);
    }
    if (found.elementType() != expected.elementType()) {
      return "expected result element type to be '%s', but got '%s'"
          .formatted(expected.elementType(), found);
    }
    return hasLayoutOf(expected, found, sizes) ? null : mismatch("layout", expected, found);
  }

  private static String mismatch(String what, MemRefType expected, MemRefType found) {
    return "expected result type to be '%s' or a rank-reduced version. (mismatch of result %s), but got '%s'"
        .formatted(expected, what, found);
  }

  private static boolean hasLayoutOf(MemRefType expected, MemRefType found, long[] sizes) {
    StridedLayoutAttr layout = found.stridesAndOffset();
    StridedLayoutAttr full = Objects.requireNonNull(expected.stridesAndOffset());
    if (layout == null || layout.offset() != full.offset()) {
      return false;
    }
    boolean[] dropped = dropped(full, layout, sizes);
    if (dropped == null) {
      return false;
    }
    int next = 0;
    for (int i = 0; i < full.rank(); i++) {
      if (!dropped[i] && full.stride(i) != layout.stride(next++)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The dropped dimensions. If there are more unit dimensions, the strides determine which are
   * dropped.
   */
  static boolean @Nullable [] dropped(
      StridedLayoutAttr full, StridedLayoutAttr reduced, long[] sizes) {
    boolean[] dropped = new boolean[full.rank()];
    if (full.rank() == reduced.rank()) {
      return dropped;
    }
    int count = 0;
    for (int i = 0; i < dropped.length; i++) {
      dropped[i] = sizes[i] == 1;
      count += dropped[i] ? 1 : 0;
    }
    if (count + reduced.rank() == full.rank()) {
      return dropped;
    }
    Map<Long, Integer> left = occurrences(full);
    Map<Long, Integer> wanted = occurrences(reduced);
    for (int i = 0; i < dropped.length; i++) {
      long stride = full.stride(i);
      int surplus = left.get(stride) - wanted.getOrDefault(stride, 0);
      if (dropped[i] && surplus < 0) {
        return null;
      } else if (dropped[i] && surplus == 0) {
        dropped[i] = false;
        count--;
      } else if (dropped[i]) {
        left.merge(stride, -1, Integer::sum);
      }
    }
    return count + reduced.rank() == full.rank() ? dropped : null;
  }

  private static Map<Long, Integer> occurrences(StridedLayoutAttr layout) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long stride : layout.strides()) {
      counts.merge(stride, 1, Integer::sum);
    }
    return counts;
  }

  /** A type without some of its dimensions. */
  static MemRefType drop(MemRefType full, boolean[] dropped) {
    StridedLayoutAttr layout = Objects.requireNonNull(full.stridesAndOffset());
    long[] shape = new long[dropped.length];
    long[] strides = new long[dropped.length];
    int count = 0;
    for (int i = 0; i < dropped.length; i++) {
      if (!dropped[i]) {
        shape[count] = full.dimension(i);
        strides[count++] = layout.stride(i);
      }
    }
    return MemRefType.get(
        Arrays.copyOf(shape, count),
        full.elementType(),
        StridedLayoutAttr.get(full.context(), layout.offset(), Arrays.copyOf(strides, count)),
        full.memorySpace());
  }
}
