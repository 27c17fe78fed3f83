// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that may change of a block, but for its operations.
 *
 * @param owner the operation around it; null if it is in none
 * @param region the region that it is in; null if it is in none
 * @param types those of its arguments
 * @param locations those of its arguments
 */
record BlockFingerPrint(
    @Nullable Operation owner,
    @Nullable Region region,
    List<Type> types,
    List<Location> locations) {
  static BlockFingerPrint of(Block block) {
    return new BlockFingerPrint(
        block.parentOp(),
        block.parent(),
        block.arguments().stream().map(argument -> argument.type()).toList(),
        block.arguments().stream().map(argument -> argument.location()).toList());
  }
}
