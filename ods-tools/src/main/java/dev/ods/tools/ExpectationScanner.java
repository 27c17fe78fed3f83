// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the diagnostics that the comments of a file expect, by the rules of MLIR: one expectation
 * per line, at its end, for the line itself, {@code @+N} or {@code @-N} lines away, or for the
 * nearest line without an expectation {@code @above} or {@code @below}.
 */
final class ExpectationScanner {
  private static final Pattern DESIGNATOR =
      Pattern.compile(
          "expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))?"
              + " *\\{\\{(.*)\\}\\}$",
          Pattern.DOTALL);
  private static final String SPACE = " \t\n\013\f\r";

  private final SourceFile source;
  private final DiagnosticPrinter printer;
  private final OutputStream err;
  private final List<ExpectedDiagnostic> placed = new ArrayList<>();
  private final List<ExpectedDiagnostic> unplaced = new ArrayList<>();
  private final List<ExpectedDiagnostic> waiting = new ArrayList<>();
  private int lastOtherLine = 1;
  private boolean malformed;

  ExpectationScanner(SourceFile source, DiagnosticPrinter printer, OutputStream err) {
    this.source = source;
    this.printer = printer;
    this.err = err;
  }

  /** The expectations at lines of the file, in the order of their comments. */
  List<ExpectedDiagnostic> placed() {
    return placed;
  }

  /** The expectations {@code @unknown}. */
  List<ExpectedDiagnostic> unplaced() {
    return unplaced;
  }

  /** Whether an expectation was reported and dropped because its regex is invalid. */
  boolean isMalformed() {
    return malformed;
  }

  void scan() throws IOException {
    for (int line = 1; line <= source.lineCount(); line++) {
      long start = source.lineStart(line);
      long end = line < source.lineCount() ? source.lineStart(line + 1) - 1 : source.length();
      String text = new String(source.bytes(start, end), StandardCharsets.ISO_8859_1);
      Matcher matcher = DESIGNATOR.matcher(withoutTrailingSpace(text));
      if (matcher.find()) {
        add(matcher, start + matcher.start(), line);
      } else {
        for (ExpectedDiagnostic expected : waiting) {
          expected.setLine(line);
        }
        waiting.clear();
        lastOtherLine = line;
      }
    }
  }

  private static String withoutTrailingSpace(String text) {
    int end = text.length();
    while (end > 0 && SPACE.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  private void add(Matcher matcher, long offset, int line) throws IOException {
    Severity severity = Severity.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
    String text = matcher.group(5);
    Pattern pattern = null;
    if (matcher.group(2) != null) {
      pattern = pattern(text, offset);
      if (pattern == null) {
        malformed = true;
        return;
      }
    }
    String where = matcher.group(4) == null ? "+0" : matcher.group(4);
    if (where.equals("unknown")) {
      unplaced.add(new ExpectedDiagnostic(severity, text, pattern, source, -1, 0));
      return;
    }
    ExpectedDiagnostic expected =
        new ExpectedDiagnostic(severity, text, pattern, source, offset, lineOf(where, line));
    placed.add(expected);
    if (where.equals("below")) {
      waiting.add(expected);
    }
  }

  private int lineOf(String where, int line) {
    if (where.equals("above")) {
      return lastOtherLine;
    }
    if (where.equals("below")) {
      // Resolved at the next line without an expectation.
      return source.lineCount();
    }
    try {
      int distance = Integer.decode(where.substring(1));
      return where.charAt(0) == '+' ? line + distance : line - distance;
    } catch (NumberFormatException e) {
      // As in MLIR, a distance that is no number of 32 bits is ignored.
      return line;
    }
  }

  /** The pattern of a text with {@code {{…}}} regexes; null, after a report, if one is invalid. */
  private @Nullable Pattern pattern(String text, long offset) throws IOException {
    StringBuilder whole = new StringBuilder();
    int at = 0;
    for (int open = text.indexOf("{{"); open >= 0; open = text.indexOf("{{", at)) {
      int close = text.indexOf("}}", open + 2);
      if (close < 0) {
        printer.printError(
            source, offset, text.length(), "found start of regex with no end '}}'", err);
        return null;
      }
      whole.append(PosixRegex.quote(text.substring(at, open)));
      String regex = text.substring(open + 2, close);
      try {
        PosixRegex.translate(regex);
      } catch (PosixRegex.MalformedRegexException e) {
        printer.printError(source, offset, text.length(), "invalid regex: " + e.getMessage(), err);
        return null;
      }
      whole.append('(').append(regex).append(')');
      at = close + 2;
    }
    return pattern(whole + PosixRegex.quote(text.substring(at)));
  }

  /** The pattern of an expression; one that is invalid as a whole is never found, as in MLIR. */
  private static Pattern pattern(String regex) {
    String translated;
    try {
      translated = PosixRegex.translate(regex);
    } catch (PosixRegex.MalformedRegexException e) {
      translated = "(?!)";
    }
    return Pattern.compile(translated, Pattern.DOTALL);
  }
}
