// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where an operation or a block is.
 *
 * @param in the block of an operation, or the region of a block; null if it is in none
 * @param previous the one before it; null if it is the first one
 * @param next the one after it; null if it is the last one
 */
record Place(@Nullable Object in, @Nullable Object previous, @Nullable Object next) {
  static Place of(Operation op) {
    return new Place(op.block(), op.previous(), op.next());
  }

  static Place of(Block block) {
    Region region = block.parent();
    return new Place(region, block.previous(), block.next());
  }

  /**
   * Whether what was here has been moved, if it is there now. A move changes what is on both sides;
   * where only one side has changed, that one has been moved, inserted or erased.
   */
  boolean isLeftFor(Place now) {
    return !Objects.equals(in, now.in)
        || (!Objects.equals(previous, now.previous) && !Objects.equals(next, now.next));
  }
}
