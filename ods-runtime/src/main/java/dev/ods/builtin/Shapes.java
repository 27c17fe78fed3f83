// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import org.jspecify.annotations.Nullable;

/** Arithmetic and texts of shapes. */
final class Shapes {
  private Shapes() {}

  static long elementCount(ShapedType type) {
    if (!type.hasStaticShape()) {
      throw new IllegalStateException(
          "only a static shape has a number of elements: ask hasStaticShape() first");
    }
    long count = 1;
    boolean overflow = false;
    for (int i = 0; i < type.rank(); i++) {
      long extent = type.dimension(i);
      if (extent == 0) {
        return 0;
      }
      overflow |= count > Long.MAX_VALUE / extent;
      count *= extent;
    }
    return overflow ? Long.MAX_VALUE : count;
  }

  static IllegalStateException unranked() {
    return new IllegalStateException("an unranked type has no shape: ask hasRank() first");
  }

  /** Whether some extent is negative and is not {@link ShapedType#DYNAMIC}. */
  static boolean hasNegativeExtent(long[] shape) {
    for (long extent : shape) {
      if (extent < 0 && !ShapedType.isDynamic(extent)) {
        return true;
      }
    }
    return false;
  }

  /** The numbers with commas between them, as MLIR's messages show a shape. */
  static String list(long[] numbers) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      text.append(i == 0 ? "" : ", ").append(numbers[i]);
    }
    return text.toString();
  }

  /** Throws the exception for a violation, if there is one. */
  static void require(@Nullable String violation) {
    if (violation != null) {
      throw new IllegalArgumentException(violation);
    }
  }
}
