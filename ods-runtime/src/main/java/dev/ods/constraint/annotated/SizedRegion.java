// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.constraint.logic.Regions;
import dev.ods.ir.Region;

/** A region of exactly the given number of blocks. */
public final class SizedRegion {
  private SizedRegion() {}

  /**
   * Whether a region satisfies the constraint.
   *
   * @param region the region
   * @param blocks the number of blocks
   */
  public static boolean test(Region region, int blocks) {
    return Regions.countUpTo(region, blocks + 1) == blocks;
  }

  /** The summary of the constraint, for diagnostics. */
  public static String summary(int blocks) {
    return "region with " + blocks + " blocks";
  }
}
