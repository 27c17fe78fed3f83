// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import org.jspecify.annotations.Nullable;

/**
 * Post-dominance of blocks and operations: whether one is executed after another on every path on
 * from that (MLIR's class of the same name).
 *
 * <p>Paths end in blocks without successors. Of an infinite loop that leads to none, one block
 * counts as an end, the same as in MLIR. A region's tree is built when it is first needed. In a
 * region without SSA dominance, such as a graph region, each operation post-dominates each. Not
 * thread-safe. When blocks or branches of a region change, call {@link #invalidate(Region)}.
 */
public final class PostDominanceInfo {
  private final DominanceQueries queries = new DominanceQueries(true);

  /** An object that knows of no region yet. */
  public PostDominanceInfo() {}

  /** Forgets all regions. */
  public void invalidate() {
    queries.invalidate();
  }

  /** Invalidates a region whose blocks or branches have changed. */
  public void invalidate(Region region) {
    queries.invalidate(region);
  }

  /** Whether {@code a} is {@code b}, or properly post-dominates it. */
  public boolean postDominates(Block a, Block b) {
    return a.equals(b) || properlyPostDominates(a, b);
  }

  /**
   * Whether {@code a} is on each path from the end of {@code b}, or encloses it, and is not {@code
   * b} itself.
   */
  public boolean properlyPostDominates(Block a, Block b) {
    return queries.properlyDominates(a, b);
  }

  /** Whether {@code a} is {@code b}, or properly post-dominates it. */
  public boolean postDominates(Operation a, Operation b) {
    return a.equals(b) || properlyPostDominates(a, b);
  }

  /**
   * Whether {@code a} follows {@code b} on each path from it, or encloses it.
   *
   * @throws IllegalArgumentException if one of them is in no block
   */
  public boolean properlyPostDominates(Operation a, Operation b) {
    return queries.properlyDominates(a, b);
  }

  /** The first of the other blocks on each path from a block; null if paths have none in common. */
  public @Nullable Block immediatePostDominator(Block block) {
    return queries.immediate(block);
  }

  /** The nearest block that post-dominates both, or null if there is none. */
  public @Nullable Block nearestCommonPostDominator(Block a, Block b) {
    return queries.nearestCommon(a, b);
  }
}
