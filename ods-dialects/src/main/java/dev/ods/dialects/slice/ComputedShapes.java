// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;

/** Shapes that were computed from the numbers of operations. */
public final class ComputedShapes {
  private ComputedShapes() {}

  /**
   * Whether a type can have a shape: a sum or a product that overflows, and constants in code that
   * is never executed, may make an extent negative.
   */
  public static boolean isValid(long[] shape) {
    for (long extent : shape) {
      if (extent < 0 && !ShapedType.isDynamic(extent)) {
        return false;
      }
    }
    return true;
  }
}
