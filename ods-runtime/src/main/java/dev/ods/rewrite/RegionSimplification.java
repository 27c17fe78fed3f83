// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.unsafe.IrReader;

/**
 * How far the control flow of regions is simplified, by a greedy rewrite or at once (MLIR's enum of
 * similar name).
 */
public enum RegionSimplification {
  /** Not at all. */
  DISABLED,

  /** Erases unreachable blocks and what is dead, arguments of blocks included. */
  NORMAL,

  /** Also merges equal blocks, and drops arguments that always are the same value. */
  AGGRESSIVE;

  /**
   * Simplifies a region, which need not be isolated from above, and those nested in it (MLIR's
   * {@code simplifyRegions}). What is merged or dropped may leave more to simplify. As in MLIR,
   * nobody is told of the arguments of blocks that are erased, and of the operands for them.
   *
   * @param rewriter makes the other changes, and tells of them
   * @return whether anything has changed
   * @throws IllegalArgumentException if the region is no operation's
   */
  public boolean simplify(Region region, Rewriter rewriter) {
    Operation owner = region.parentOp();
    if (owner == null) {
      throw new IllegalArgumentException("only a region of an operation can be simplified");
    } else if (this == DISABLED) {
      return false;
    }
    boolean changed = UnreachableBlocks.erase(rewriter, region);
    changed |= DeadCode.eliminate(region, IrReader.of(owner), rewriter);
    if (this == AGGRESSIVE) {
      changed |= IdenticalBlocks.merge(region, rewriter);
      changed |= RedundantArguments.drop(region, rewriter);
    }
    return changed;
  }
}
