// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Region;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.visit.BlockGraph;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** Erases blocks that no path from the entry of their region leads to. */
final class UnreachableBlocks {
  private UnreachableBlocks() {}

  /** Erases those in a region and in the regions nested in it; returns whether there were any. */
  static boolean erase(Rewriter rewriter, Region root) {
    IrReader reader = IrReader.of(Objects.requireNonNull(root.parentOp()));
    boolean erased = false;
    int[] pending = new int[16];
    pending[0] = IrReader.ref(root);
    int size = 1;
    while (size > 0) {
      int region = pending[--size];
      int first = reader.firstBlock(region);
      if (first != reader.lastBlock(region)) {
        erased |= eraseIn(rewriter, reader.region(region));
      }
      for (int block = first; block != 0; block = reader.nextBlock(block)) {
        for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
          int regions = reader.regionCount(op);
          if (size + regions > pending.length) {
            pending = Arrays.copyOf(pending, (size + regions) * 2);
          }
          for (int i = 0; i < regions; i++) {
            pending[size++] = reader.region(op, i);
          }
        }
      }
    }
    return erased;
  }

  private static boolean eraseIn(Rewriter rewriter, Region region) {
    Set<Block> reachable = BlockGraph.reachable(Objects.requireNonNull(region.first()));
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
