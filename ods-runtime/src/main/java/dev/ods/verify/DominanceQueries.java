// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.unsafe.IrReader;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What dominance and post-dominance have in common (MLIR's {@code DominanceInfoBase}): the trees of
 * regions, and the relation of points in regions that may be nested in each other.
 */
final class DominanceQueries {
  /** Whether the question is what comes later on every path, not what comes before. */
  private final boolean backward;

  private final Map<Integer, RegionDominance> regions = new HashMap<>();
  private @Nullable IrReader reader;

  DominanceQueries(boolean backward) {
    this.backward = backward;
  }

  void invalidate() {
    regions.clear();
    reader = null;
  }

  void invalidate(Region region) {
    regions.remove(IrReader.ref(region));
  }

  /** The reader of the arena of the query; references are valid in their arena only. */
  IrReader reader(Operation operation) {
    return reader(IrReader.of(operation));
  }

  IrReader reader(Block block) {
    Operation first = block.first();
    Operation any = first != null ? first : block.parentOp();
    if (any == null) {
      throw new IllegalArgumentException("a block without operations and parent dominates nothing");
    }
    return reader(any);
  }

  private IrReader reader(IrReader ir) {
    IrReader known = reader;
    if (known == null || !known.readsSameArenaAs(ir)) {
      regions.clear();
      reader = ir;
      return ir;
    }
    return known;
  }

  /** The block of an operation, by reference. */
  static int inBlock(Operation operation) {
    Block block = operation.block();
    if (block == null) {
      throw new IllegalArgumentException(
          "'" + operation.name() + "' is in no block: only operations of a block have an order");
    }
    return IrReader.ref(block);
  }

  boolean properlyDominates(Block a, Block b) {
    IrReader ir = reader(a);
    if (!ir.reads(b)) {
      return false;
    }
    int x = IrReader.ref(a);
    int y = IrReader.ref(b);
    return properlyDominates(ir, x, edge(ir, x), y, edge(ir, y), true);
  }

  /** Where a path enters a block that is dominated. */
  private int edge(IrReader ir, int block) {
    return backward ? 0 : ir.firstOp(block);
  }

  boolean properlyDominates(Operation a, Operation b) {
    IrReader ir = reader(a);
    int blockOfA = inBlock(a);
    int blockOfB = inBlock(b);
    return ir.reads(b)
        && properlyDominates(ir, blockOfA, IrReader.ref(a), blockOfB, IrReader.ref(b), true);
  }

  @Nullable Block immediate(Block block) {
    IrReader ir = reader(block);
    int ref = IrReader.ref(block);
    int region = ir.regionOf(ref);
    int found = region == 0 ? 0 : tree(ir, region).immediateDominator(ref);
    return found == 0 ? null : ir.block(found);
  }

  @Nullable Block nearestCommon(Block a, Block b) {
    IrReader ir = reader(a);
    if (!ir.reads(b)) {
      return null;
    }
    int x = IrReader.ref(a);
    int y = IrReader.ref(b);
    int depthX = depth(ir, x);
    int depthY = depth(ir, y);
    x = up(ir, x, depthX - Math.min(depthX, depthY));
    y = up(ir, y, depthY - Math.min(depthX, depthY));
    while (x != 0 && y != 0 && ir.regionOf(x) != ir.regionOf(y)) {
      x = up(ir, x, 1);
      y = up(ir, y, 1);
    }
    if (x == 0 || y == 0 || ir.regionOf(x) == 0) {
      return null;
    }
    int found = x == y ? x : tree(ir, ir.regionOf(x)).nearestCommonDominator(x, y);
    return found == 0 ? null : ir.block(found);
  }

  private static int depth(IrReader ir, int block) {
    int depth = 0;
    for (int b = block; b != 0; b = up(ir, b, 1)) {
      depth++;
    }
    return depth;
  }

  private static int up(IrReader ir, int block, int levels) {
    int b = block;
    for (int i = 0; i < levels && b != 0; i++) {
      int region = ir.regionOf(b);
      int op = region == 0 ? 0 : ir.ownerOfRegion(region);
      b = op == 0 ? 0 : ir.blockOf(op);
    }
    return b;
  }

  // --- By reference; the reader must always be of the same arena.

  RegionDominance tree(IrReader ir, int region) {
    RegionDominance tree = regions.get(region);
    if (tree == null) {
      tree = new RegionDominance(ir, region, backward);
      regions.put(region, tree);
    }
    return tree;
  }

  /**
   * Whether a program point properly dominates another one. A point is a block and one of its
   * operations, or 0 for the end of the block.
   *
   * @param enclosingOk whether an operation dominates what is nested in it
   */
  boolean properlyDominates(
      IrReader ir, int blockA, int opA, int blockB, int opB, boolean enclosingOk) {
    if (blockA == blockB && opA == opB) {
      return !hasSsaDominance(ir, blockA);
    }
    int region = ir.regionOf(blockA);
    int block = blockB;
    int op = opB;
    if (region != ir.regionOf(blockB)) {
      while (block != 0 && (region == 0 || ir.regionOf(block) != region)) {
        int inner = ir.regionOf(block);
        op = inner == 0 ? 0 : ir.ownerOfRegion(inner);
        block = op == 0 ? 0 : ir.blockOf(op);
      }
      if (block == 0) {
        return false;
      }
      if (blockA == block && opA == op && enclosingOk) {
        return true;
      }
    }
    if (blockA == block) {
      return !hasSsaDominance(ir, block)
          || (backward ? isBefore(ir, op, opA) : isBefore(ir, opA, op));
    }
    // Blocks that were removed are in no region, and so not on one path.
    return region != 0 && tree(ir, region).dominates(blockA, block);
  }

  private static boolean isBefore(IrReader ir, int a, int b) {
    if (a == b || a == 0) {
      return false;
    }
    return b == 0 || ir.isBefore(a, b);
  }

  /** Whether the order of operations in the region of a block is significant. */
  private static boolean hasSsaDominance(IrReader ir, int block) {
    int region = ir.regionOf(block);
    return region == 0 || DominanceInfo.hasSsaDominanceIn(ir, region);
  }
}
