// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;

/** How regions end. */
final class Terminators {
  private Terminators() {}

  /**
   * Checks that a region's first block ends with an operation of a kind.
   *
   * @return whether it does; if not, an error has been reported
   */
  static boolean verify(
      Operation op, Region region, OpModel expected, String message, Diagnostics diagnostics) {
    Block first = region.first();
    Operation last = first == null ? null : first.last();
    if (last != null && last.is(expected)) {
      return true;
    }
    diagnostics.opError(op, message);
    if (last != null) {
      diagnostics.note(last.location(), "terminator here");
    }
    return false;
  }
}
