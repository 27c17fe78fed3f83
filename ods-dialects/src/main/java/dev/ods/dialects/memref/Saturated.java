// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ShapedType;

/** Arithmetic of integers of which some are not known: {@link ShapedType#DYNAMIC}. */
final class Saturated {
  private Saturated() {}

  static long add(long a, long b) {
    return ShapedType.isDynamic(a) || ShapedType.isDynamic(b) ? ShapedType.DYNAMIC : a + b;
  }

  static long multiply(long a, long b) {
    if (a == 0 || b == 0) {
      return 0;
    }
    return ShapedType.isDynamic(a) || ShapedType.isDynamic(b) ? ShapedType.DYNAMIC : a * b;
  }
}
