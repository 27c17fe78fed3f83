// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.logic;

import dev.ods.ir.Block;
import dev.ods.ir.Region;

/** Predicates on regions. */
public final class Regions {
  private Regions() {}

  /** The number of blocks of a region, but at most {@code limit}. */
  public static int countUpTo(Region region, int limit) {
    int count = 0;
    for (Block block = region.first(); block != null && count < limit; block = block.next()) {
      count++;
    }
    return count;
  }
}
