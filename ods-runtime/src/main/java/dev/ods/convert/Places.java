// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;

/** How something is moved back to where it is now; all that is done later is undone before. */
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
    Block next = block.next();
    if (next != null) {
      return () -> block.moveBefore(next);
    }
    return region == null ? block::remove : () -> block.moveToEnd(region);
  }
}
