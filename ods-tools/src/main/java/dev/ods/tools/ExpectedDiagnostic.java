// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceFile;
import dev.ods.encoding.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A diagnostic that a comment such as {@code expected-error@+1 {{…}}} expects. */
final class ExpectedDiagnostic {
  private final Severity severity;
  private final String text;
  private final @Nullable Pattern pattern;
  private final SourceFile source;
  private final long offset;
  private int line;
  private boolean produced;

  /** Whether a match was given up, as it needs too much stack. */
  private boolean exhausted;

  /**
   * An expectation that is not met yet.
   *
   * @param text the text between the outer braces, one character per byte
   * @param pattern the pattern to find in the message; null to find {@code text} literally
   * @param source the file with the comment
   * @param offset the offset of the comment's {@code expected-}, or -1 for {@code @unknown}
   * @param line the line of the diagnostic
   */
  ExpectedDiagnostic(
      Severity severity,
      String text,
      @Nullable Pattern pattern,
      SourceFile source,
      long offset,
      int line) {
    this.severity = severity;
    this.text = text;
    this.pattern = pattern;
    this.source = source;
    this.offset = offset;
    this.line = line;
  }

  /** Whether a message, one character per byte, is the expected one. */
  boolean matches(String message) {
    return pattern == null ? message.contains(text) : isFound(RegexSearch.of(pattern, message));
  }

  /** Whether the search of a message has found it; keeps in mind that one was given up. */
  boolean isFound(RegexSearch search) {
    exhausted |= search == RegexSearch.EXHAUSTED;
    return search == RegexSearch.FOUND;
  }

  Severity severity() {
    return severity;
  }

  /** The file with the comment. */
  SourceFile source() {
    return source;
  }

  /** The offset of the comment, or -1 if the diagnostic has an unknown location. */
  long offset() {
    return offset;
  }

  /** The number of bytes to underline. */
  int length() {
    return text.length();
  }

  int line() {
    return line;
  }

  void setLine(int line) {
    this.line = line;
  }

  boolean isProduced() {
    return produced;
  }

  void setProduced() {
    produced = true;
  }

  /** The error message if the diagnostic is not produced. */
  String complaint() {
    String shown = Utf8.decode(text.getBytes(StandardCharsets.ISO_8859_1));
    String complaint = "expected " + severity.label() + " \"" + shown + "\" was not produced";
    return exhausted ? complaint + ": a message is too long for the expression" : complaint;
  }
}
