// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/** The sizes of a type's dynamic dimensions. */
public final class DynamicSizes {
  private DynamicSizes() {}

  /**
   * Whether their number matches the type; if not, an error is reported.
   *
   * @param type a type with a rank
   * @param given how many sizes are given
   */
  public static boolean verify(Operation op, ShapedType type, int given, Diagnostics diagnostics) {
    int needed = 0;
    for (int i = 0; i < type.rank(); i++) {
      needed += ShapedType.isDynamic(type.dimension(i)) ? 1 : 0;
    }
    if (given == needed) {
      return true;
    }
    diagnostics.opError(
        op, "incorrect number of dynamic sizes, has " + given + ", expected " + needed);
    return false;
  }
}
