// SPDX-License-Identifier: Apache-2.0
package dev.ods.inline;

import dev.ods.ir.Block;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The locations of inlined operations: where they were, and where they were called. */
final class InlinedLocations {
  private final Location caller;
  private final Map<Location, Location> remapped = new HashMap<>();

  InlinedLocations(Location caller) {
    this.caller = caller;
  }

  void remap(List<Block> blocks) {
    for (Block block : blocks) {
      remapArguments(block);
      for (Operation op : block.operations()) {
        op.walk(this::remap);
      }
    }
  }

  private void remap(Operation op) {
    op.setLocation(atCaller(op.location()));
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        remapArguments(block);
      }
    }
  }

  private void remapArguments(Block block) {
    for (Value argument : block.arguments()) {
      argument.setLocation(atCaller(argument.location()));
    }
  }

  private Location atCaller(Location location) {
    Location known = remapped.get(location);
    if (known == null) {
      known = CallSiteLoc.append(location, caller);
      remapped.put(location, known);
    }
    return known;
  }
}
