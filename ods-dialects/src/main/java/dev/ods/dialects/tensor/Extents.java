// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;

/** Arithmetic on the extents of shapes. */
final class Extents {
  private Extents() {}

  /** The product; it wraps around on overflow, as in MLIR. */
  static long product(long[] extents) {
    long product = 1;
    for (long extent : extents) {
      product *= extent;
    }
    return product;
  }

  static boolean areStatic(long[] extents) {
    for (long extent : extents) {
      if (ShapedType.isDynamic(extent)) {
        return false;
      }
    }
    return true;
  }

  static boolean isStatic(RankedTensorType type) {
    return areStatic(type.shape());
  }

  /** The text of a tensor type, also of one whose extents are invalid. */
  static String describe(long[] extents, Type element) {
    StringBuilder text = new StringBuilder("tensor<");
    for (long extent : extents) {
      text.append(ShapedType.isDynamic(extent) ? "?" : Long.toString(extent)).append('x');
    }
    return text.append(element).append('>').toString();
  }
}
