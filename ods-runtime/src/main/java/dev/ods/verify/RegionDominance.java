// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;

/**
 * Dominance among the blocks of one region: the dominator tree, queried by references of blocks.
 */
final class RegionDominance {
  private final IntMap indexes;
  private final int[] blocks;
  private final DominatorTree tree;

  /** The number of nodes of the tree before those of the blocks. */
  private final int before;

  /** Reads the control flow of a region that has blocks. */
  RegionDominance(IrReader ir, int region) {
    this(ir, region, false);
  }

  /**
   * Reads the control flow of a region that has blocks.
   *
   * @param backward whether the blocks are dominated from the exits, not from the entry
   */
  RegionDominance(IrReader ir, int region, boolean backward) {
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
    BlockEdges edges = BlockEdges.of(ir, blocks, indexes);
    if (backward) {
      BlockEdges reversed = edges.reversed();
      edges = reversed.behind(ExitNodes.of(edges, reversed));
    }
    before = backward ? 1 : 0;
    tree = new DominatorTree(edges.firstEdge, edges.targets);
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

  /** The nearest block that dominates both, or 0 if there is none or one is unreachable. */
  int nearestCommonDominator(int a, int b) {
    int x = index(a);
    int y = index(b);
    return tree.isReachable(x) && tree.isReachable(y)
        ? block(tree.nearestCommonDominator(x, y))
        : 0;
  }

  /** The block that dominates {@code block} immediately; 0 for the entry and unreachable ones. */
  int immediateDominator(int block) {
    return block(tree.immediateDominator(index(block)));
  }

  /** The block of a node; 0 if it is none, such as that behind all exits. */
  private int block(int node) {
    return node < before ? 0 : blocks[node - before];
  }

  private int index(int block) {
    int index = indexes.get(block);
    if (index == IntMap.NONE) {
      throw new IllegalStateException(
          "a block was added to the region since its dominance was found out: call invalidate for"
              + " it");
    }
    return index + before;
  }
}
