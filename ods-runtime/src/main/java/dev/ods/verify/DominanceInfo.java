// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.RegionKindInterface;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Dominance of blocks, operations and values: whether one is executed, or defined, before another
 * on every path (MLIR's class of the same name).
 *
 * <p>A region's tree is built when it is first needed, and only if the region has more than one
 * block. In a region without SSA dominance, such as a graph region, the order of operations is
 * irrelevant: each dominates each. Not thread-safe. When blocks or branches of a region change,
 * call {@link #invalidate(Region)}.
 */
public final class DominanceInfo {
  private final Map<Integer, RegionDominance> regions = new HashMap<>();
  private @Nullable IrReader reader;

  /** An object that knows of no region yet. */
  public DominanceInfo() {}

  /** Forgets all regions. */
  public void invalidate() {
    regions.clear();
    reader = null;
  }

  /** Invalidates a region whose blocks or branches have changed. */
  public void invalidate(Region region) {
    regions.remove(IrReader.ref(region));
  }

  /** Whether a block is reachable from the entry of its region. */
  public boolean isReachableFromEntry(Block block) {
    return isReachable(reader(block), IrReader.ref(block));
  }

  /** Whether {@code a} is {@code b}, or properly dominates it. */
  public boolean dominates(Block a, Block b) {
    return a.equals(b) || properlyDominates(a, b);
  }

  /**
   * Whether {@code a} is on each path to {@code b}, or encloses it, and is not {@code b} itself.
   */
  public boolean properlyDominates(Block a, Block b) {
    IrReader ir = reader(a);
    if (!ir.reads(b)) {
      return false;
    }
    int x = IrReader.ref(a);
    int y = IrReader.ref(b);
    return properlyDominates(ir, x, ir.firstOp(x), y, ir.firstOp(y), true);
  }

  /** Whether {@code a} is {@code b}, or properly dominates it. */
  public boolean dominates(Operation a, Operation b) {
    return a.equals(b) || properlyDominates(a, b);
  }

  /**
   * Whether {@code a} precedes {@code b} on each path to it, or encloses it.
   *
   * @throws IllegalArgumentException if one of them is in no block
   */
  public boolean properlyDominates(Operation a, Operation b) {
    IrReader ir = reader(a);
    int blockOfA = inBlock(a);
    int blockOfB = inBlock(b);
    return ir.reads(b)
        && properlyDominates(ir, blockOfA, IrReader.ref(a), blockOfB, IrReader.ref(b), true);
  }

  /**
   * Whether a value is defined on every path to an operation that is to use it. False if the
   * operation is nested in the one that defines the value.
   *
   * @throws IllegalArgumentException if the operation, or the definition, is in no block
   */
  public boolean properlyDominates(Value value, Operation user) {
    IrReader ir = reader(user);
    inBlock(user);
    Operation definition = value.definingOp();
    if (definition != null) {
      inBlock(definition);
    }
    return ir.reads(value) && properlyDominates(ir, IrReader.ref(value), IrReader.ref(user));
  }

  /** Whether a value properly dominates {@code user}, or is a result of it. */
  public boolean dominates(Value value, Operation user) {
    return user.equals(value.definingOp()) || properlyDominates(value, user);
  }

  /**
   * The last of the other blocks on each path from the entry to a block; null for the entry, and
   * for blocks that are not reachable.
   */
  public @Nullable Block immediateDominator(Block block) {
    IrReader ir = reader(block);
    int ref = IrReader.ref(block);
    int region = ir.regionOf(ref);
    int found = region == 0 ? 0 : tree(ir, region).immediateDominator(ref);
    return found == 0 ? null : ir.block(found);
  }

  /**
   * Whether the order of operations in a region is significant, so that definitions come before
   * their uses.
   */
  public boolean hasSsaDominance(Region region) {
    Operation parent = region.parentOp();
    return parent == null || hasSsaDominanceIn(IrReader.of(parent), IrReader.ref(region));
  }

  /** The nearest block that dominates both, or null if there is none. */
  public @Nullable Block nearestCommonDominator(Block a, Block b) {
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

  private static int inBlock(Operation operation) {
    Block block = operation.block();
    if (block == null) {
      throw new IllegalArgumentException(
          "'" + operation.name() + "' is in no block: only operations of a block have an order");
    }
    return IrReader.ref(block);
  }

  /** The reader of the arena of the query; references are valid in their arena only. */
  private IrReader reader(Operation operation) {
    return reader(IrReader.of(operation));
  }

  private IrReader reader(Block block) {
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

  // --- By reference; the reader must always be of the same arena.

  private RegionDominance tree(IrReader ir, int region) {
    RegionDominance tree = regions.get(region);
    if (tree == null) {
      tree = new RegionDominance(ir, region);
      regions.put(region, tree);
    }
    return tree;
  }

  boolean isReachable(IrReader ir, int block) {
    int region = ir.regionOf(block);
    return region == 0 || ir.firstBlock(region) == block || tree(ir, region).isReachable(block);
  }

  boolean properlyDominates(IrReader ir, long value, int user) {
    int userBlock = ir.blockOf(user);
    int owner = IrReader.owner(value);
    if (IrReader.isArgument(value)) {
      return owner == userBlock
          || properlyDominates(
              ir, owner, ir.firstOp(owner), userBlock, ir.firstOp(userBlock), true);
    }
    return properlyDominates(ir, ir.blockOf(owner), owner, userBlock, user, false);
  }

  /**
   * Whether a program point properly dominates another one. A point is a block and one of its
   * operations, or 0 for the end of the block.
   *
   * @param enclosingOk whether an operation dominates what is nested in it
   */
  private boolean properlyDominates(
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
      return !hasSsaDominance(ir, block) || isBefore(ir, opA, op);
    }
    return tree(ir, region).dominates(blockA, block);
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
    return region == 0 || hasSsaDominanceIn(ir, region);
  }

  /** Whether the order of operations in a region is significant. */
  static boolean hasSsaDominanceIn(IrReader ir, int region) {
    int first = ir.firstBlock(region);
    int owner = ir.ownerOfRegion(region);
    if (owner == 0 || (first != 0 && ir.nextBlock(first) != 0)) {
      return true;
    }
    VerificationPlan plan = ir.name(owner).get(VerificationPlan.KEY);
    if (!plan.registered) {
      return false;
    }
    RegionKindInterface kinds = plan.regionKinds;
    return kinds == null || kinds.hasSsaDominance(ir.indexOfRegion(region));
  }
}
