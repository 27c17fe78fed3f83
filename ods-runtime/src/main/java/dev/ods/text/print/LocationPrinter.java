// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.buffer.AsmBuffer;
import java.util.List;
import java.util.function.Consumer;

/**
 * Writes locations: {@code loc("file":1:2)}, or in the pretty form for people {@code file:1:2}.
 *
 * <p>Nested locations nest on the thread's stack; they are as deep as the parser's limit allows.
 */
final class LocationPrinter {
  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final boolean pretty;
  private final Consumer<Attribute> attributePrinter;

  /**
   * A printer of locations.
   *
   * @param attributePrinter writes what is no location of MLIR's own to {@code out}
   */
  LocationPrinter(
      AsmBuffer out, AsmAliases aliases, boolean pretty, Consumer<Attribute> attributePrinter) {
    this.out = out;
    this.aliases = aliases;
    this.pretty = pretty;
    this.attributePrinter = attributePrinter;
  }

  /**
   * Writes a location with its {@code loc(…)}.
   *
   * @param mayBeAlias whether the location itself may be written as an alias; parts of it always
   *     may
   */
  void print(Location location, boolean mayBeAlias) {
    if (pretty) {
      body(location);
      return;
    }
    out.put("loc(");
    byte[] alias = mayBeAlias ? aliases.alias(location) : null;
    if (alias != null) {
      out.put(alias);
    } else {
      body(location);
    }
    out.put(')');
  }

  /** {@link #print} of an operation's location word where no alias can stand for it. */
  void print(Context context, long word) {
    if (!PackedLocation.isPosition(word)) {
      print(PackedLocation.unpack(context, word), false);
      return;
    }
    if (!pretty) {
      out.put("loc(");
    }
    file(PackedLocation.file(context, word));
    position(PackedLocation.line(word), PackedLocation.column(word));
    if (!pretty) {
      out.put(')');
    }
  }

  private void nested(Location location) {
    byte[] alias = aliases.alias(location);
    if (alias != null) {
      out.put(alias);
    } else {
      body(location);
    }
  }

  /** Writes a location without {@code loc(…)} and without an alias for itself. */
  void body(Location location) {
    if (location instanceof FileLineColRange range) {
      range(range);
    } else if (location instanceof NameLoc name) {
      named(name);
    } else if (location instanceof CallSiteLoc call) {
      callSite(call);
    } else if (location instanceof FusedLoc fused) {
      fused(fused);
    } else if (location instanceof DialectLoc) {
      attributePrinter.accept(location);
    } else {
      out.put(pretty ? "[unknown]" : "unknown");
    }
  }

  private void range(FileLineColRange range) {
    file(range.file());
    position(range.startLine(), range.startColumn());
    if (range.isPosition()) {
      return;
    }
    out.put(" to ");
    if (range.endLine() != range.startLine()) {
      out.putDecimal(range.endLine());
    }
    out.put(':').putDecimal(range.endColumn());
  }

  private void file(String name) {
    if (pretty) {
      out.put(name);
    } else {
      out.put('"').putEscaped(name).put('"');
    }
  }

  private void position(int line, int column) {
    out.put(':').putDecimal(line).put(':').putDecimal(column);
  }

  private void named(NameLoc location) {
    out.put('"').putEscaped(location.name()).put('"');
    if (!(location.child() instanceof UnknownLoc)) {
      out.put('(');
      nested(location.child());
      out.put(')');
    }
  }

  private void callSite(CallSiteLoc location) {
    if (!pretty) {
      out.put("callsite(");
      nested(location.callee());
      out.put(" at ");
      nested(location.caller());
      out.put(')');
      return;
    }
    nested(location.callee());
    boolean oneLine =
        location.callee() instanceof NameLoc && location.caller() instanceof FileLineColRange;
    out.put(oneLine ? " at " : "\n at ");
    nested(location.caller());
  }

  private void fused(FusedLoc location) {
    if (!pretty) {
      out.put("fused");
    }
    Attribute metadata = location.metadata();
    if (metadata != null) {
      out.put('<');
      attributePrinter.accept(metadata);
      out.put('>');
    }
    out.put('[');
    List<Location> parts = location.locations();
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      nested(parts.get(i));
    }
    out.put(']');
  }
}
