// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The blocks that were inserted or moved before the operation that they are in was created: if all
 * is undone, that operation goes first, and must not take them along.
 */
final class EarlyBlocks {
  private final ChangeLog log;
  private final Set<Block> blocks = new HashSet<>();

  EarlyBlocks(ChangeLog log) {
    this.log = log;
  }

  /** After a block was inserted or moved. */
  void note(Block block) {
    if (block.parentOp() == null) {
      log.addTo(blocks, block);
    }
  }

  /** Takes such blocks out of an operation whose creation is undone. */
  void removeFrom(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      List<Block> early = new ArrayList<>();
      op.region(i).blocks().forEach(early::add);
      early.removeIf(block -> !blocks.contains(block));
      early.forEach(Block::remove);
    }
  }
}
