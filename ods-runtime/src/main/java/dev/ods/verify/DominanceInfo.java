// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.RegionKindInterface;
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
  private final DominanceQueries queries = new DominanceQueries(false);

  /** An object that knows of no region yet. */
  public DominanceInfo() {}

  /** Forgets all regions. */
  public void invalidate() {
    queries.invalidate();
  }

  /** Invalidates a region whose blocks or branches have changed. */
  public void invalidate(Region region) {
    queries.invalidate(region);
  }

  /** Whether a block is reachable from the entry of its region. */
  public boolean isReachableFromEntry(Block block) {
    return isReachable(queries.reader(block), IrReader.ref(block));
  }

  /** Whether {@code a} is {@code b}, or properly dominates it. */
  public boolean dominates(Block a, Block b) {
    return a.equals(b) || properlyDominates(a, b);
  }

  /**
   * Whether {@code a} is on each path to {@code b}, or encloses it, and is not {@code b} itself.
   */
  public boolean properlyDominates(Block a, Block b) {
    return queries.properlyDominates(a, b);
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
    return queries.properlyDominates(a, b);
  }

  /**
   * Whether a value is defined on every path to an operation that is to use it. False if the
   * operation is nested in the one that defines the value.
   *
   * @throws IllegalArgumentException if the operation, or the definition, is in no block
   */
  public boolean properlyDominates(Value value, Operation user) {
    IrReader ir = queries.reader(user);
    DominanceQueries.inBlock(user);
    Operation definition = value.definingOp();
    if (definition != null) {
      DominanceQueries.inBlock(definition);
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
    return queries.immediate(block);
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
    return queries.nearestCommon(a, b);
  }

  // --- By reference; the reader must always be of the same arena.

  boolean isReachable(IrReader ir, int block) {
    int region = ir.regionOf(block);
    return region == 0
        || ir.firstBlock(region) == block
        || queries.tree(ir, region).isReachable(block);
  }

  boolean properlyDominates(IrReader ir, long value, int user) {
    int userBlock = ir.blockOf(user);
    int owner = IrReader.owner(value);
    if (IrReader.isArgument(value)) {
      return owner == userBlock
          || queries.properlyDominates(
              ir, owner, ir.firstOp(owner), userBlock, ir.firstOp(userBlock), true);
    }
    return queries.properlyDominates(ir, ir.blockOf(owner), owner, userBlock, user, false);
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
