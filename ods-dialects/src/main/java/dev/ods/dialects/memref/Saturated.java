// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ShapedType;

/** Saturated arithmetic on integers that may be dynamic: {@link ShapedType#DYNAMIC}. */
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
