// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.name;

import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import org.jspecify.annotations.Nullable;

/** Looks into locations. */
final class Locations {
  private Locations() {}

  /** The first named location within a location, from the outside in; null if there is none. */
  static @Nullable NameLoc findName(Location location) {
    if (location instanceof NameLoc name) {
      return name;
    }
    if (location instanceof CallSiteLoc call) {
      NameLoc name = findName(call.callee());
      return name != null ? name : findName(call.caller());
    }
    if (location instanceof FusedLoc fused) {
      for (Location part : fused.locations()) {
        NameLoc name = findName(part);
        if (name != null) {
          return name;
        }
      }
      return fused.metadata() instanceof Location metadata ? findName(metadata) : null;
    }
    return null;
  }
}
