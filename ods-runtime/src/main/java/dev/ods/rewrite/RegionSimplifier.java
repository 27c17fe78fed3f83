// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Region;

/** Simplifies regions after their operations were rewritten. */
final class RegionSimplifier {
  private RegionSimplifier() {}

  /** Simplifies a region and those nested in it; returns whether something has changed. */
  static boolean simplify(Rewriter rewriter, Region region, RegionSimplification level) {
    boolean changed = UnreachableBlocks.erase(rewriter, region);
    changed |= new DeadCode(rewriter).eliminate(region);
    return changed;
  }
}
