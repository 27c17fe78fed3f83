// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;

/** Whether shapes could be the same at run time (MLIR's {@code verifyCompatibleShape}). */
public final class CompatibleShapes {
  private CompatibleShapes() {}

  /** Whether the shapes are of the same rank and the same extents, as far as these are known. */
  public static boolean test(ShapedType a, ShapedType b) {
    if (!a.hasRank() || !b.hasRank()) {
      return true;
    }
    if (a.rank() != b.rank()) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      long first = a.dimension(i);
      long second = b.dimension(i);
      if (first != second && !ShapedType.isDynamic(first) && !ShapedType.isDynamic(second)) {
        return false;
      }
    }
    return true;
  }
}
