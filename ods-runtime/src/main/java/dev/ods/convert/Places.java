// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;

/**
 * How something is moved back to where it is now; all that is done later is undone before. A region
 * of an operation that is about to be built is no place to go back to: it is gone once that is
 * created, and what was in it has come from elsewhere, or is about to go.
 */
final class Places {
  private Places() {}

  static Runnable back(Operation op) {
    Block block = op.block();
    Operation next = op.next();
    if (next != null) {
      return () -> op.moveBefore(next);
    }
    return block == null ? op::remove : () -> op.moveToEnd(block);
  }

  static Runnable back(Block block) {
    Region region = block.parent();
    if (region == null || region.parentOp() == null) {
      return block::remove;
    }
    Block next = block.next();
    return next == null ? () -> block.moveToEnd(region) : () -> block.moveBefore(next);
  }
}
