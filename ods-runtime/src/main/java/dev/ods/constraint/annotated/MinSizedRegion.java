// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.constraint.logic.Regions;
import dev.ods.ir.Region;

/** A region of at least the given number of blocks. */
public final class MinSizedRegion {
  private MinSizedRegion() {}

  /**
   * Whether a region satisfies the constraint.
   *
   * @param region the region
   * @param blocks the number of blocks
   */
  public static boolean test(Region region, int blocks) {
    return Regions.countUpTo(region, blocks) >= blocks;
  }

  /** The summary of the constraint, for diagnostics. */
  public static String summary(int blocks) {
    return "region with at least " + blocks + " blocks";
  }
}
