// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether all values used in an operation, up to the isolated operations in it, are defined
 * in it and dominate their uses. Conservative: if the result is false, {@link DominanceDiagnosis}
 * finds the errors, in MLIR's order.
 *
 * <p>Walks the regions depth first and keeps the path from the root, so that the check of a use
 * takes constant time, however deep the nesting.
 */
final class ScopeDominance {
  private static final int MIN_LEVELS = 8;

  private final IrReader ir;

  /** The level of each visited region; stale for those that are not on the current path. */
  private final IntMap levelOfRegion = new IntMap(MIN_LEVELS);

  private int depth;

  // By level: the operation, its region and block that the walk is in; whether the order of
  // operations in the region means anything, whether control comes to the block, and the tree of
  // the
  // region, once it was needed.
  private int[] owners = new int[MIN_LEVELS];
  private int[] regions = new int[MIN_LEVELS];
  private int[] blocks = new int[MIN_LEVELS];
  private boolean[] ordered = new boolean[MIN_LEVELS];
  private boolean[] reachable = new boolean[MIN_LEVELS];
  private @Nullable RegionDominance[] trees = new RegionDominance[MIN_LEVELS];

  ScopeDominance(IrReader ir) {
    this.ir = ir;
  }

  /** Whether all uses in the operation's regions are in order. */
  boolean isValid(int root) {
    depth = 0;
    levelOfRegion.clear();
    int op = enterRegion(root, 0) ? ir.firstOp(blocks[0]) : 0;
    while (depth > 0) {
      if (op == 0) {
        op = leaveBlock();
      } else if (reachable[depth - 1] && !usesAreValid(op)) {
        return false;
      } else if (hasOwnScope(op) || !enterRegion(op, 0)) {
        op = ir.next(op);
      } else {
        op = ir.firstOp(blocks[depth - 1]);
      }
    }
    return true;
  }

  private boolean hasOwnScope(int op) {
    return ir.regionCount(op) == 0 || ir.name(op).get(VerificationPlan.KEY).isolated;
  }

  /**
   * Enters the first region of an operation that is not empty, from an index on, if there is one.
   */
  private boolean enterRegion(int op, int from) {
    int count = ir.regionCount(op);
    for (int i = from; i < count; i++) {
      int region = ir.region(op, i);
      int block = ir.firstBlock(region);
      if (block != 0) {
        if (depth == owners.length) {
          grow();
        }
        owners[depth] = op;
        regions[depth] = region;
        blocks[depth] = block;
        ordered[depth] = DominanceInfo.hasSsaDominanceIn(ir, region);
        reachable[depth] = true;
        trees[depth] = null;
        levelOfRegion.put(region, depth);
        depth++;
        return true;
      }
    }
    return false;
  }

  private void grow() {
    int size = depth * 2;
    owners = Arrays.copyOf(owners, size);
    regions = Arrays.copyOf(regions, size);
    blocks = Arrays.copyOf(blocks, size);
    ordered = Arrays.copyOf(ordered, size);
    reachable = Arrays.copyOf(reachable, size);
    trees = Arrays.copyOf(trees, size);
  }

  /**
   * Continues after the end of a block; returns the next operation to visit, or 0 at another end.
   */
  private int leaveBlock() {
    int level = depth - 1;
    int next = ir.nextBlock(blocks[level]);
    if (next != 0) {
      blocks[level] = next;
      reachable[level] = tree(level).isReachable(next);
      return ir.firstOp(next);
    }
    int owner = owners[level];
    int index = ir.indexOfRegion(regions[level]);
    depth = level;
    if (enterRegion(owner, index + 1)) {
      return ir.firstOp(blocks[depth - 1]);
    }
    return depth == 0 ? 0 : ir.next(owner);
  }

  private RegionDominance tree(int level) {
    RegionDominance tree = trees[level];
    if (tree == null) {
      tree = new RegionDominance(ir, regions[level]);
      trees[level] = tree;
    }
    return tree;
  }

  private boolean usesAreValid(int op) {
    int block = blocks[depth - 1];
    int count = ir.operandCount(op);
    for (int i = 0; i < count; i++) {
      long value = ir.operand(op, i);
      int definedIn = Values.block(ir, value);
      if (definedIn == block) {
        if (!IrReader.isArgument(value) && !precedes(depth - 1, IrReader.owner(value), op)) {
          return false;
        }
      } else if (definedIn == 0 || !dominatesAcrossBlocks(value, definedIn, op)) {
        return false;
      }
    }
    return true;
  }

  private boolean precedes(int level, int definition, int user) {
    return !ordered[level] || ir.isBefore(definition, user);
  }

  /** Whether a value of another block, in this region or an enclosing one, is defined at a use. */
  private boolean dominatesAcrossBlocks(long value, int definedIn, int op) {
    int region = ir.regionOf(definedIn);
    int level = levelOfRegion.get(region);
    if (level < 0 || level >= depth || regions[level] != region) {
      return false;
    }
    // The ancestor of the user in the region of the definition, or the user itself.
    int user = level == depth - 1 ? op : owners[level + 1];
    int block = blocks[level];
    if (definedIn != block) {
      return tree(level).dominates(definedIn, block);
    }
    return IrReader.isArgument(value) || precedes(level, IrReader.owner(value), user);
  }
}
