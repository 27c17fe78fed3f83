// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;

/** Values that branches pass to the arguments of blocks. */
final class Branches {
  private Branches() {}

  /**
   * Compares the values that an operation passes to one successor with its arguments.
   *
   * @param from the index of the first operand that is passed
   */
  static boolean verify(Operation op, int successor, int from, int count, Diagnostics diagnostics) {
    ValueRange arguments = op.successor(successor).arguments();
    if (arguments.size() != count) {
      diagnostics.error(
          op,
          "branch has %d operands for successor #%d, but target block has %d"
              .formatted(count, successor, arguments.size()));
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (op.operandType(from + i) != arguments.get(i).type()) {
        diagnostics.error(
            op, "type mismatch for bb argument #%d of successor #%d".formatted(i, successor));
        return false;
      }
    }
    return true;
  }
}
