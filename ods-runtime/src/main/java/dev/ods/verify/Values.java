// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.ir.unsafe.IrReader;

/** The parents of values and regions, by reference. */
final class Values {
  private Values() {}

  /** The block in which a value is defined, or 0. */
  static int block(IrReader ir, long value) {
    int owner = IrReader.owner(value);
    return IrReader.isArgument(value) ? owner : ir.blockOf(owner);
  }

  /** The region in which a value is defined, or 0. */
  static int region(IrReader ir, long value) {
    int block = block(ir, value);
    return block == 0 ? 0 : ir.regionOf(block);
  }

  /** The region around a region, or 0. */
  static int parentRegion(IrReader ir, int region) {
    int owner = ir.ownerOfRegion(region);
    int block = owner == 0 ? 0 : ir.blockOf(owner);
    return block == 0 ? 0 : ir.regionOf(block);
  }
}
