// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Merges blocks with equal operations and successors. Where operands differ, the merged block gets
 * arguments.
 */
final class IdenticalBlocks {
  private IdenticalBlocks() {}

  /** Merges blocks in a region and in those nested in it; returns whether there were any. */
  static boolean merge(Region region, Rewriter rewriter) {
    boolean merged = false;
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(region);
    for (Region next = pending.poll(); next != null; next = pending.poll()) {
      if (!next.isEmpty() && !next.hasOneBlock()) {
        merged |= mergeIn(next, rewriter);
      }
      pushNested(next, pending);
    }
    return merged;
  }

  /** Adds the regions of the operations in a region to those to be visited. */
  static void pushNested(Region region, Deque<Region> pending) {
    IrReader reader = IrReader.of(Objects.requireNonNull(region.parentOp()));
    int parent = IrReader.ref(region);
    for (int block = reader.firstBlock(parent); block != 0; block = reader.nextBlock(block)) {
      for (int op = reader.firstOp(block); op != 0; op = reader.next(op)) {
        for (int i = 0; i < reader.regionCount(op); i++) {
          pending.push(reader.region(reader.region(op, i)));
        }
      }
    }
  }

  private static boolean mergeIn(Region region, Rewriter rewriter) {
    boolean merged = false;
    for (List<Block> blocks : bySuccessors(region)) {
      if (blocks.size() > 1) {
        for (BlockMergeCluster cluster : clusters(blocks)) {
          merged |= cluster.merge(rewriter);
        }
      }
    }
    return merged;
  }

  private static List<BlockMergeCluster> clusters(List<Block> blocks) {
    List<BlockMergeCluster> all = new ArrayList<>();
    Map<Integer, List<BlockMergeCluster>> byShape = new HashMap<>();
    for (Block block : blocks) {
      if (isMergeable(block)) {
        List<BlockMergeCluster> candidates =
            byShape.computeIfAbsent(shapeHash(block), hash -> new ArrayList<>());
        if (candidates.stream().noneMatch(cluster -> cluster.add(block))) {
          BlockMergeCluster cluster = new BlockMergeCluster(block);
          candidates.add(cluster);
          all.add(cluster);
        }
      }
    }
    return all;
  }

  private static int shapeHash(Block block) {
    int hash = 0;
    for (Operation op : block.operations()) {
      hash = hash * 31 + OperationEquivalence.shapeHash(op);
    }
    return hash;
  }

  private static Collection<List<Block>> bySuccessors(Region region) {
    Map<List<Block>, List<Block>> groups = new LinkedHashMap<>();
    for (Block block : region.blocks()) {
      if (!block.isEntryBlock()) {
        List<Block> successors = new ArrayList<>();
        for (int i = 0; i < block.successorCount(); i++) {
          successors.add(block.successor(i));
        }
        groups.computeIfAbsent(successors, key -> new ArrayList<>()).add(block);
      }
    }
    return groups.values();
  }

  /** Whether a block has no nested blocks, and its arguments are used only in it. */
  private static boolean isMergeable(Block block) {
    for (Operation op : block.operations()) {
      for (int i = 0; i < op.regionCount(); i++) {
        if (!op.region(i).isEmpty()) {
          return false;
        }
      }
    }
    return block.arguments().stream().noneMatch(argument -> isUsedOutside(argument, block));
  }

  /** Whether a value has a use that is not directly in a block. */
  static boolean isUsedOutside(Value value, Block block) {
    for (OpOperand use : value.uses()) {
      if (!block.equals(use.owner().block())) {
        return true;
      }
    }
    return false;
  }
}
