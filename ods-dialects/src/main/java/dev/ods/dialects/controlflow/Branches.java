// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import java.util.Arrays;

/** Values that branches pass to the arguments of blocks, and how often blocks are chosen. */
public final class Branches {
  private Branches() {}

  /**
   * Compares the values that an operation passes to one successor with its arguments.
   *
   * @param successor the index of the successor
   * @param from the index of the first operand that is passed
   * @param count how many operands are passed
   * @return whether they fit; if not, an error has been reported
   */
  public static boolean verify(
      Operation op, int successor, int from, int count, Diagnostics diagnostics) {
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

  /**
   * Checks the branch weights.
   *
   * @param weights one for each successor; empty if unknown
   */
  public static boolean verifyWeights(Operation op, int[] weights, Diagnostics diagnostics) {
    if (weights.length == 0) {
      return true;
    }
    if (weights.length != op.successorCount()) {
      diagnostics.error(
          op,
          "expects number of branch weights to match number of successors: %d vs %d"
              .formatted(weights.length, op.successorCount()));
      return false;
    }
    if (Arrays.stream(weights).allMatch(weight -> weight == 0)) {
      diagnostics.error(op, "branch weights cannot all be zero");
      return false;
    }
    return true;
  }
}
