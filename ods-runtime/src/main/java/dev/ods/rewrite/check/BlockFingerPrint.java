// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import java.util.List;

/**
 * All that may change of a block, but for its place and its operations.
 *
 * @param types those of its arguments
 * @param locations those of its arguments
 */
record BlockFingerPrint(List<Type> types, List<Location> locations) {
  static BlockFingerPrint of(Block block) {
    return new BlockFingerPrint(
        block.arguments().stream().map(argument -> argument.type()).toList(),
        block.arguments().stream().map(argument -> argument.location()).toList());
  }
}
