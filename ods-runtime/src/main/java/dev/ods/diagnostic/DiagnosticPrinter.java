// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import dev.ods.encoding.Utf8;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.ir.UnknownLoc;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
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
 * <p>The source line is shown if the {@link SourceManager} has the file; its tabs are widened to
 * multiples of eight columns and, when it has bytes beyond ASCII, the caret is omitted, as columns
 * count bytes. The line is not repeated for a note at the same position. For a call site the
 * callers follow as notes, at most ten.
 *
 * <p>With colors, position and message are bold, the severity and the caret have the colors that
 * {@code mlir-opt --color} gives them, in the escape sequences of ANSI terminals.
 */
public final class DiagnosticPrinter {
  private static final int TAB = 8;
  private static final byte[] SPACES = Utf8.encode(" ".repeat(TAB));
  private static final int CALL_STACK_LIMIT = 10;

  private static final String BOLD = "\033[1m";
  private static final String CARET = "\033[0;1;32m";
  private static final String RESET = "\033[0m";

  private final SourceManager sources;
  private final boolean colored;

  /** A printer that takes source lines from {@code sources}, and uses no colors. */
  public DiagnosticPrinter(SourceManager sources) {
    this(sources, false);
  }

  /**
   * A printer that takes source lines from {@code sources}.
   *
   * @param colored whether to use the colors of ANSI terminals
   */
  public DiagnosticPrinter(SourceManager sources, boolean colored) {
    Objects.requireNonNull(sources, "sources");
    this.sources = sources;
    this.colored = colored;
  }

  /** The diagnostic as text, each line ended by a line feed. */
  public String print(Diagnostic diagnostic) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      append(diagnostic, out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can be written", e);
    }
    return Utf8.decode(out.toByteArray());
  }

  /** Writes the diagnostics to {@code out}, in order, and flushes it. Does not close it. */
  public void print(List<Diagnostic> diagnostics, OutputStream out) throws IOException {
    OutputStream buffered = new BufferedOutputStream(out);
    for (Diagnostic diagnostic : diagnostics) {
      append(diagnostic, buffered);
    }
    buffered.flush();
  }

  /**
   * Writes one message as an error about {@code length} bytes of a file, which are underlined:
   * {@code ^~~~}. The underline ends with the line.
   *
   * @param offset where the bytes begin
   */
  public void printError(
      SourceFile source, long offset, int length, String message, OutputStream out)
      throws IOException {
    String place = place(shownName(source), source.lineOf(offset), source.columnOf(offset));
    OutputStream buffered = new BufferedOutputStream(out);
    heading(place, Severity.ERROR, message, buffered);
    sourceLine(source, offset, length, buffered);
    buffered.flush();
  }

  /** Writes one message with its source line, but without the callers of a call site. */
  public void printMessage(Location location, Severity severity, String message, OutputStream out)
      throws IOException {
    OutputStream buffered = new BufferedOutputStream(out);
    message(location, severity, message, true, buffered);
    buffered.flush();
  }

  private void append(Diagnostic diagnostic, OutputStream out) throws IOException {
    Location location = diagnostic.location();
    message(location, diagnostic.severity(), diagnostic.message(), true, out);
    CallSiteLoc call = CallSites.find(location);
    for (int depth = 0; call != null && depth < CALL_STACK_LIMIT; depth++) {
      location = call.caller();
      message(location, Severity.NOTE, "called from", true, out);
      call = CallSites.find(location);
    }
    for (Diagnostic note : diagnostic.notes()) {
      boolean showLine = location != note.location();
      message(note.location(), note.severity(), note.message(), showLine, out);
      location = note.location();
    }
  }

  private void message(
      Location location, Severity severity, String text, boolean showLine, OutputStream out)
      throws IOException {
    FileLineColRange place = firstPlace(location);
    if (place == null) {
      String prefix = location instanceof UnknownLoc ? "" : location + ": ";
      heading("<unknown>:0", severity, prefix + text, out);
      return;
    }
    int line = place.startLine();
    int column = place.startColumn();
    // A file is not even looked for if the position is unknown.
    SourceFile source = showLine && line != 0 && column != 0 ? sources.file(place.file()) : null;
    long offset = source == null ? -1 : source.offsetOf(line, column);
    if (source == null || offset < 0) {
      heading(place(place.file(), line, column), severity, text, out);
    } else {
      heading(place(shownName(source), line, column), severity, text, out);
      sourceLine(source, offset, 1, out);
    }
  }

  /** How a file is named beside its line: what LLVM reads from {@code -} is the standard input. */
  private static String shownName(SourceFile source) {
    return source.name().equals("-") ? "<stdin>" : source.name();
  }

  private static String place(String file, int line, int column) {
    return file + ":" + Integer.toUnsignedString(line) + ":" + Integer.toUnsignedString(column);
  }

  private void heading(String place, Severity severity, String text, OutputStream out)
      throws IOException {
    put(BOLD, place + ": ", out);
    put(color(severity), severity.label() + ": ", out);
    put(colored ? BOLD : "", out);
    put(text, out);
    put(colored ? "\n" + RESET : "\n", out);
  }

  private static String color(Severity severity) {
    return switch (severity) {
      case ERROR -> "\033[0;1;31m";
      case WARNING -> "\033[0;1;35m";
      case REMARK -> "\033[0;1;34m";
      case NOTE -> "\033[0;1;30m";
    };
  }

  private void put(String color, String text, OutputStream out) throws IOException {
    put(colored ? color : "", out);
    put(text, out);
    put(colored ? RESET : "", out);
  }

  private static void put(String text, OutputStream out) throws IOException {
    out.write(Utf8.encode(text));
  }

  private void sourceLine(SourceFile source, long offset, int length, OutputStream out)
      throws IOException {
    long start = source.lineBegin(offset);
    byte[] line = source.bytes(start, source.lineEnd(offset));
    boolean ascii = true;
    int column = 0;
    int written = 0;
    for (int i = 0; i < line.length; i++) {
      ascii &= line[i] >= 0;
      int width = width(line[i], column);
      if (line[i] == '\t') {
        out.write(line, written, i - written);
        out.write(SPACES, 0, width);
        written = i + 1;
      }
      column += width;
    }
    out.write(line, written, line.length - written);
    out.write('\n');
    if (ascii) {
      int at = (int) (offset - start);
      caret(line, at, Math.min(line.length, at + length), out);
    }
  }

  /** Marks the bytes of a line from {@code from} to {@code end}. */
  private void caret(byte[] line, int from, int end, OutputStream out) throws IOException {
    int count = Math.max(end, from + 1);
    StringBuilder marks = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      // The padding under a tab is as wide as the tab, as in mlir-opt.
      int width = i < end ? width(line[i], marks.length()) : 1;
      String mark = i < from ? " " : i == from ? "^" : "~";
      marks.append(mark.repeat(width));
    }
    put(colored ? CARET : "", out);
    put(marks.toString(), out);
    put(colored ? "\n" + RESET : "\n", out);
  }

  /** The number of columns of a byte. */
  private static int width(byte character, int column) {
    return character == '\t' ? TAB - column % TAB : 1;
  }

  /**
   * The first file position within a location, in the order in which MLIR looks for one, or null.
   */
  public static @Nullable FileLineColRange firstPlace(Location location) {
    return location.findInstanceOf(FileLineColRange.class);
  }
}
