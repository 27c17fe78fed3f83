// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/** The sizes of a type's dynamic dimensions. */
final class DynamicSizes {
  private DynamicSizes() {}

  /** Whether their number matches the type; if not, an error is reported. */
  static boolean verify(Operation op, MemRefType type, int given, Diagnostics diagnostics) {
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
