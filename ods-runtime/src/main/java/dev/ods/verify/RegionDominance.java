// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;

/**
 * Dominance among the blocks of one region: the dominator tree, queried by references of blocks.
 */
final class RegionDominance {
  private final IntMap indexes;
  private final int[] blocks;
  private final DominatorTree tree;

  /** Reads the control flow of a region that has blocks. */
  RegionDominance(IrReader ir, int region) {
    int count = 0;
    for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
      count++;
    }
    indexes = new IntMap(count);
    blocks = new int[count];
    int index = 0;
    for (int block = ir.firstBlock(region); block != 0; block = ir.nextBlock(block)) {
      indexes.put(block, index);
      blocks[index++] = block;
    }
    tree = buildTree(ir);
  }

  private DominatorTree buildTree(IrReader ir) {
    int[] firstEdge = new int[blocks.length + 1];
    int[] targets = new int[blocks.length];
    int edges = 0;
    for (int i = 0; i < blocks.length; i++) {
      firstEdge[i] = edges;
      int last = ir.lastOp(blocks[i]);
      int successors = last == 0 ? 0 : ir.successorCount(last);
      for (int s = 0; s < successors; s++) {
        int target = indexes.get(ir.successor(last, s));
        if (target == IntMap.NONE) {
          // A branch out of the region, which the verifier reports.
          continue;
        }
        if (edges == targets.length) {
          targets = Arrays.copyOf(targets, edges * 2);
        }
        targets[edges++] = target;
      }
    }
    firstEdge[blocks.length] = edges;
    return new DominatorTree(firstEdge, targets);
  }

  boolean isReachable(int block) {
    return tree.isReachable(index(block));
  }

  /**
   * Whether each path to {@code b} contains {@code a}; true for any {@code a} if {@code b} is
   * unreachable.
   */
  boolean dominates(int a, int b) {
    return tree.dominates(index(a), index(b));
  }

  /** The nearest block that dominates both, or 0 if one of them is unreachable. */
  int nearestCommonDominator(int a, int b) {
    int x = index(a);
    int y = index(b);
    return tree.isReachable(x) && tree.isReachable(y)
        ? blocks[tree.nearestCommonDominator(x, y)]
        : 0;
  }

  /** The block that dominates {@code block} immediately; 0 for the entry and unreachable ones. */
  int immediateDominator(int block) {
    int index = tree.immediateDominator(index(block));
    return index < 0 ? 0 : blocks[index];
  }

  private int index(int block) {
    int index = indexes.get(block);
    if (index == IntMap.NONE) {
      throw new IllegalStateException(
          "a block was added to the region since its dominance was found out: call invalidate for"
              + " it");
    }
    return index;
  }
}
