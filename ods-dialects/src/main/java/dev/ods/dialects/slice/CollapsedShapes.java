// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which successive dimensions of a shape collapse to each dimension of another one
 * (MLIR's {@code getReassociationIndicesForCollapse}). It looks for them from the left and from the
 * right; what both find is the same but for unit dimensions, or else it is ambiguous.
 */
final class CollapsedShapes {
  /** Dimensions from one to another, inclusively. */
  private record Range(int first, int last) {}

  private final long[] source;
  private final long[] target;

  private CollapsedShapes(long[] source, long[] target) {
    this.source = source;
    this.target = target;
  }

  /** The groups of the dimensions of the source; null if there are none, or several. */
  static @Nullable List<long[]> groups(long[] source, long[] target) {
    if (source.length <= target.length) {
      return null;
    }
    if (target.length == 0) {
      boolean isScalar = Arrays.stream(source).allMatch(n -> n == 1 || ShapedType.isDynamic(n));
      return isScalar ? List.of() : null;
    }
    List<Range> forward = new CollapsedShapes(source, target).ranges();
    List<Range> backward = new CollapsedShapes(reversed(source), reversed(target)).ranges();
    if (forward == null || backward == null) {
      return null;
    }
    Collections.reverse(backward);
    List<long[]> groups = new ArrayList<>();
    for (int i = 0; i < target.length; i++) {
      Range range = forward.get(i);
      Range mirrored = backward.get(i);
      int first = source.length - 1 - mirrored.last;
      int last = source.length - 1 - mirrored.first;
      if (!differInUnits(source, range, new Range(first, last))) {
        return null;
      }
      groups.add(LongStream.rangeClosed(range.first, range.last).toArray());
    }
    return groups;
  }

  private static long[] reversed(long[] shape) {
    long[] reversed = new long[shape.length];
    for (int i = 0; i < shape.length; i++) {
      reversed[i] = shape[shape.length - 1 - i];
    }
    return reversed;
  }

  /** Whether the dimensions that only one of two ranges has are all of size 1. */
  private static boolean differInUnits(long[] source, Range a, Range b) {
    for (int i = Math.min(a.first, b.first); i <= Math.max(a.last, b.last); i++) {
      boolean inA = a.first <= i && i <= a.last;
      boolean inB = b.first <= i && i <= b.last;
      if (inA != inB && source[i] != 1) {
        return false;
      }
    }
    return true;
  }

  private @Nullable List<Range> ranges() {
    List<Range> ranges = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < target.length; i++) {
      boolean isLast = i == target.length - 1;
      Range range =
          ShapedType.isDynamic(target[i])
              ? dynamicRange(next, isLast)
              : staticRange(next, target[i], isLast);
      if (range == null) {
        return null;
      }
      if (range.first > next) {
        // What was skipped can only be part of a dynamic dimension before it.
        if (i == 0 || !ShapedType.isDynamic(target[i - 1])) {
          return null;
        }
        ranges.set(i - 1, new Range(ranges.get(i - 1).first, range.first - 1));
      }
      next = range.last + 1;
      ranges.add(range);
    }
    return next < source.length ? null : ranges;
  }

  /** Up to the first dynamic dimension, or with everything after it. */
  private @Nullable Range dynamicRange(int first, boolean isLast) {
    for (int i = first; i < source.length; i++) {
      if (ShapedType.isDynamic(source[i])) {
        return new Range(first, isLast ? source.length - 1 : i);
      }
    }
    return null;
  }

  /** The first successive static dimensions of a product; the last ones with unit dimensions. */
  private @Nullable Range staticRange(int from, long size, boolean isLast) {
    int first = from;
    long product = 1;
    for (int i = from; i < source.length; i++) {
      if (ShapedType.isDynamic(source[i])) {
        product = 1;
        first = i + 1;
        continue;
      }
      product *= source[i];
      while (product > size && first < i) {
        product /= source[first++];
      }
      if (product == size) {
        int last = i;
        while (isLast && last + 1 < source.length && source[last + 1] == 1) {
          last++;
        }
        return new Range(first, last);
      }
    }
    return null;
  }
}
