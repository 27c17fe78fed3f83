// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;

/** Creates the operations of the only block of a region, which has no arguments. */
@FunctionalInterface
public interface RegionBody {
  /**
   * Creates the operations.
   *
   * @param builder inserts at the end of the block
   * @param location that of the operation that owns the region
   */
  void build(OpBuilder builder, Location location);
}
