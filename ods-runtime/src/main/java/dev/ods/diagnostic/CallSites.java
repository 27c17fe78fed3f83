// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.LocationVisitor;
import dev.ods.ir.NameLoc;
import dev.ods.ir.UnknownLoc;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the call that a location is part of, as MLIR does for its notes: within named and fused
 * locations, but neither in the metadata of the latter nor in the locations of dialects.
 */
final class CallSites {
  private CallSites() {}

  /** The first call site of a location; null if there is none. */
  static @Nullable CallSiteLoc find(Location location) {
    Deque<Location> waiting = new ArrayDeque<>();
    Set<Location> seen = new HashSet<>();
    waiting.push(location);
    while (!waiting.isEmpty()) {
      Location next = waiting.pop();
      if (next instanceof CallSiteLoc call) {
        return call;
      }
      List<Location> parts = seen.add(next) ? next.accept(Searched.PARTS) : List.of();
      for (int i = parts.size() - 1; i >= 0; i--) {
        waiting.push(parts.get(i));
      }
    }
    return null;
  }

  /** The parts of a location in which a call site is searched for. */
  private static final class Searched implements LocationVisitor<List<Location>> {
    static final Searched PARTS = new Searched();

    @Override
    public List<Location> visitUnknown(UnknownLoc location) {
      return List.of();
    }

    @Override
    public List<Location> visitFileLineColRange(FileLineColRange location) {
      return List.of();
    }

    @Override
    public List<Location> visitName(NameLoc location) {
      return location.parts();
    }

    @Override
    public List<Location> visitCallSite(CallSiteLoc location) {
      return List.of();
    }

    @Override
    public List<Location> visitFused(FusedLoc location) {
      return location.locations();
    }

    @Override
    public List<Location> visitDialect(DialectLoc location) {
      return List.of();
    }
  }
}
