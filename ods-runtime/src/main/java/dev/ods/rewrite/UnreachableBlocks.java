// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** Erases blocks that no path from the entry of their region leads to. */
final class UnreachableBlocks {
  private UnreachableBlocks() {}

  /** Erases those in a region and in the regions nested in it; returns whether there were any. */
  static boolean erase(Rewriter rewriter, Region root) {
    boolean erased = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(root);
    while (!pending.isEmpty()) {
      Region region = pending.pop();
      if (!region.isEmpty() && !region.hasOneBlock()) {
        erased |= eraseIn(rewriter, region);
      }
      for (Block block : region.blocks()) {
        for (Operation op : block.operations()) {
          for (int i = 0; i < op.regionCount(); i++) {
            pending.push(op.region(i));
          }
        }
      }
    }
    return erased;
  }

  private static boolean eraseIn(Rewriter rewriter, Region region) {
    Set<Block> reachable = new HashSet<>();
    BlockGraph.postOrder(Objects.requireNonNull(region.first()), reachable);
    boolean erased = false;
    for (Block block : region.blocks()) {
      if (!reachable.contains(block)) {
        block.arguments().forEach(argument -> argument.dropAllUses());
        block.operations().forEach(op -> op.results().forEach(result -> result.dropAllUses()));
        block.dropAllUses();
        rewriter.erase(block);
        erased = true;
      }
    }
    return erased;
  }
}
