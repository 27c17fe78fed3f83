// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.UnknownLoc;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows diagnostics exactly as {@code mlir-opt} does:
 *
 * <pre>
 * file.mlir:2:7: error: message
 *   "a.b"(%0) : () -> ()
 *         ^
 * file.mlir:1:1: note: message
 * </pre>
 *
 * <p>The source line is shown if the {@link SourceManager} knows the file; its tabs are widened to
 * multiples of eight columns and, when it has bytes beyond ASCII, the caret is left out, since a
 * column of bytes would point astray. The line is not repeated for a note at the same place. For a
 * call site the callers follow as notes, ten at most.
 */
public final class DiagnosticPrinter {
  private static final int TAB = 8;
  private static final int CALL_STACK_LIMIT = 10;

  private final SourceManager sources;

  /** A printer that takes source lines from {@code sources}. */
  public DiagnosticPrinter(SourceManager sources) {
    this.sources = sources;
  }

  /** The diagnostic as text, each line ended by a line feed. */
  public String print(Diagnostic diagnostic) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    append(diagnostic, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Writes the diagnostics to {@code out}, in order. Does not close or flush it. */
  public void print(List<Diagnostic> diagnostics, OutputStream out) throws IOException {
    ByteArrayOutputStream buffer = new ByteArrayOutputStream();
    for (Diagnostic diagnostic : diagnostics) {
      append(diagnostic, buffer);
    }
    buffer.writeTo(out);
  }

  private void append(Diagnostic diagnostic, ByteArrayOutputStream out) {
    Location location = diagnostic.location();
    message(location, diagnostic.severity(), diagnostic.message(), true, out);
    CallSiteLoc call = callSite(location);
    for (int depth = 0; call != null && depth < CALL_STACK_LIMIT; depth++) {
      location = call.caller();
      message(location, Severity.NOTE, "called from", true, out);
      call = callSite(location);
    }
    for (Diagnostic note : diagnostic.notes()) {
      boolean showLine = location != note.location();
      message(note.location(), note.severity(), note.message(), showLine, out);
      location = note.location();
    }
  }

  private void message(
      Location location,
      Severity severity,
      String text,
      boolean showLine,
      ByteArrayOutputStream out) {
    FileLineColRange place = firstPlace(location);
    if (place == null) {
      String prefix = location instanceof UnknownLoc ? "" : location + ": ";
      line(out, "<unknown>:0: " + severity.label() + ": " + prefix + text);
      return;
    }
    String file = place.file().equals("-") ? "<stdin>" : place.file();
    String position = file + ":" + place.startLine() + ":" + place.startColumn() + ": ";
    line(out, position + severity.label() + ": " + text);
    SourceFile source = showLine ? sources.file(place.file()) : null;
    int offset = source == null ? -1 : source.offsetOf(place.startLine(), place.startColumn());
    if (source != null && offset >= 0) {
      sourceLine(source, offset, out);
    }
  }

  private static void line(ByteArrayOutputStream out, String text) {
    out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    out.write('\n');
  }

  private static void sourceLine(SourceFile source, int offset, ByteArrayOutputStream out) {
    byte[] bytes = source.bytes();
    int start = offset;
    while (start > 0 && bytes[start - 1] != '\n' && bytes[start - 1] != '\r') {
      start--;
    }
    int end = source.lineEnd(offset);
    boolean ascii = true;
    int caret = 0;
    int caretEnd = 0;
    int column = 0;
    for (int i = start; i < end; i++) {
      int from = column;
      if (bytes[i] == '\t') {
        do {
          out.write(' ');
        } while (++column % TAB != 0);
      } else {
        ascii &= bytes[i] >= 0;
        out.write(bytes[i]);
        column++;
      }
      if (i == offset) {
        caret = from;
        caretEnd = column;
      }
    }
    out.write('\n');
    if (ascii) {
      // A caret under a tab is as wide as the tab, as in mlir-opt.
      line(out, offset == end ? " ".repeat(column) + "^" : caretLine(caret, caretEnd));
    }
  }

  private static String caretLine(int from, int to) {
    return " ".repeat(from) + "^".repeat(to - from);
  }

  /** The first file position within a location, in the order in which MLIR looks for one. */
  private static @Nullable FileLineColRange firstPlace(Location location) {
    if (location instanceof FileLineColRange place) {
      return place;
    }
    if (location instanceof NameLoc name) {
      return firstPlace(name.child());
    }
    if (location instanceof CallSiteLoc call) {
      FileLineColRange place = firstPlace(call.callee());
      return place != null ? place : firstPlace(call.caller());
    }
    if (location instanceof FusedLoc fused) {
      for (Location part : fused.locations()) {
        FileLineColRange place = firstPlace(part);
        if (place != null) {
          return place;
        }
      }
      return fused.metadata() instanceof Location metadata ? firstPlace(metadata) : null;
    }
    return null;
  }

  private static @Nullable CallSiteLoc callSite(Location location) {
    if (location instanceof NameLoc name) {
      return callSite(name.child());
    }
    if (location instanceof CallSiteLoc call) {
      return call;
    }
    if (location instanceof FusedLoc fused) {
      for (Location part : fused.locations()) {
        CallSiteLoc call = callSite(part);
        if (call != null) {
          return call;
        }
      }
    }
    return null;
  }
}
