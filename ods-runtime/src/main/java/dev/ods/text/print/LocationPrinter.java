// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.LocationVisitor;
import dev.ods.ir.NameLoc;
import dev.ods.ir.Uniqued;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.PackedLocation;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.print.NestedPrinter.Form;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Prints locations: {@code loc("file":1:2)}, or in the pretty, human-readable form {@code
 * file:1:2}. As a visitor it writes them without {@code loc(…)}, step by step; see {@link
 * NestedPrinter}.
 */
final class LocationPrinter implements LocationVisitor<@Nullable Uniqued> {
  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final boolean pretty;
  private final AttributePrinter printer;

  LocationPrinter(AsmBuffer out, AsmAliases aliases, boolean pretty, AttributePrinter printer) {
    this.out = out;
    this.aliases = aliases;
    this.pretty = pretty;
    this.printer = printer;
  }

  private NestedPrinter nested() {
    return printer.nested();
  }

  /** Whether locations are written without {@code loc(…)}. */
  boolean isPretty() {
    return pretty;
  }

  /**
   * Prints a location with its {@code loc(…)}.
   *
   * @param mayBeAlias whether the location itself may be printed as an alias; nested ones always
   *     may
   */
  void print(Location location, boolean mayBeAlias) {
    if (pretty) {
      nested().printBody(location, Form.LOCATION_BODY);
      return;
    }
    out.put("loc(");
    if (!mayBeAlias || !aliases.put(location, out)) {
      nested().printBody(location, Form.LOCATION_BODY);
    }
    out.put(')');
  }

  /** {@link #print} of an operation's location word, if it cannot be an alias. */
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

  @Override
  public @Nullable Uniqued visitUnknown(UnknownLoc location) {
    out.put(pretty ? "[unknown]" : "unknown");
    return null;
  }

  @Override
  public @Nullable Uniqued visitFileLineColRange(FileLineColRange range) {
    file(range.file());
    position(range.startLine(), range.startColumn());
    if (range.isPosition()) {
      return null;
    }
    out.put(" to ");
    if (range.endLine() != range.startLine()) {
      number(range.endLine());
    }
    out.put(':');
    number(range.endColumn());
    return null;
  }

  private void file(String name) {
    if (pretty) {
      out.put(name);
    } else {
      out.put('"').putEscaped(name).put('"');
    }
  }

  private void position(int line, int column) {
    out.put(':');
    number(line);
    out.put(':');
    number(column);
  }

  private void number(int lineOrColumn) {
    out.putDecimal(Integer.toUnsignedLong(lineOrColumn));
  }

  @Override
  public @Nullable Uniqued visitName(NameLoc location) {
    if (nested().step() == 0) {
      out.put('"').putEscaped(location.name()).put('"');
      if (location.child() instanceof UnknownLoc) {
        return null;
      }
      out.put('(');
      return nest(location.child(), 1);
    }
    out.put(')');
    return null;
  }

  @Override
  public @Nullable Uniqued visitCallSite(CallSiteLoc location) {
    switch (nested().step()) {
      case 0 -> {
        if (!pretty) {
          out.put("callsite(");
        }
        return nest(location.callee(), 1);
      }
      case 1 -> {
        boolean oneLine =
            !pretty
                || (location.callee() instanceof NameLoc
                    && location.caller() instanceof FileLineColRange);
        out.put(oneLine ? " at " : "\n at ");
        return nest(location.caller(), 2);
      }
      default -> {
        if (!pretty) {
          out.put(')');
        }
        return null;
      }
    }
  }

  @Override
  public @Nullable Uniqued visitFused(FusedLoc location) {
    Attribute metadata = location.metadata();
    int step = nested().step();
    if (step == 0) {
      if (!pretty) {
        out.put("fused");
      }
      if (metadata != null) {
        out.put('<');
        return nested().nest(metadata, 1);
      }
    }
    List<Location> parts = location.locations();
    // With metadata, the first step ends with it.
    int part = metadata == null ? step : step - 1;
    if (part == 0) {
      out.put(metadata == null ? "[" : ">[");
    } else if (part < parts.size()) {
      out.put(", ");
    } else {
      out.put(']');
      return null;
    }
    return nest(parts.get(part), step + 1);
  }

  /** A location of a dialect is written as any attribute of the dialect is. */
  @Override
  public @Nullable Uniqued visitDialect(DialectLoc location) {
    return nested().finishWith(location, Form.FULL);
  }

  private Uniqued nest(Location location, int next) {
    return nested().nest(location, Form.LOCATION, next);
  }
}
