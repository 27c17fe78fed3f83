// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/** The verification of the sizes in {@link IndexOps}. */
final class BasisChecks {
  private BasisChecks() {}

  /** Whether there is a value for each size that is not known; if not, reports an error. */
  static boolean verify(Operation op, long[] sizes, int values, Diagnostics diagnostics) {
    int dynamic = 0;
    for (long size : sizes) {
      dynamic += ShapedType.isDynamic(size) ? 1 : 0;
    }
    if (dynamic == values) {
      return true;
    }
    diagnostics.opError(
        op,
        "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic"
            + " basis entry) -- this can only happen due to an incorrect fold/rewrite");
    return false;
  }

  /** Whether all sizes that are known are positive. */
  static boolean isPositive(long[] sizes) {
    for (long size : sizes) {
      if (size <= 0 && !ShapedType.isDynamic(size)) {
        return false;
      }
    }
    return true;
  }
}
