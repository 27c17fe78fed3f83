// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Translates POSIX extended regular expressions, which {@code expected-error-re} uses, for {@link
 * Pattern}.
 */
final class PosixRegex {
  private PosixRegex() {}

  /** An invalid expression; the message is LLVM's. */
  static final class MalformedRegexException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedRegexException(String message) {
      super(message);
    }
  }

  /**
   * The equivalent expression for {@link Pattern}.
   *
   * @throws MalformedRegexException if it is invalid
   */
  static String translate(String regex) throws MalformedRegexException {
    if (regex.isEmpty()) {
      throw new MalformedRegexException("empty (sub)expression");
    }
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < regex.length()) {
      char c = regex.charAt(i);
      if (c == '\\' && i + 1 == regex.length()) {
        throw new MalformedRegexException("trailing backslash (\\)");
      }
      if (c == '\\') {
        i = escaped(regex, i, out);
      } else if (c == '[') {
        i = bracket(regex, i, out);
      } else {
        out.append(c);
        i++;
      }
    }
    try {
      Pattern.compile(out.toString());
    } catch (PatternSyntaxException e) {
      throw new MalformedRegexException(words(e.getDescription()));
    }
    return out.toString();
  }

  /** Digits are back-references; other characters are literals. */
  private static int escaped(String regex, int at, StringBuilder out) {
    char c = regex.charAt(at + 1);
    out.append(c >= '1' && c <= '9' ? "\\" + c : Pattern.quote(String.valueOf(c)));
    return at + 2;
  }

  /** In brackets only {@code ]}, {@code -}, {@code ^} and {@code [:class:]} are special. */
  private static int bracket(String regex, int at, StringBuilder out)
      throws MalformedRegexException {
    int i = at + 1;
    out.append('[');
    if (i < regex.length() && regex.charAt(i) == '^') {
      out.append('^');
      i++;
    }
    int first = i;
    while (i < regex.length() && (i == first || regex.charAt(i) != ']')) {
      char c = regex.charAt(i);
      int end = regex.startsWith("[:", i) ? regex.indexOf(":]", i + 2) : -1;
      if (end >= 0) {
        out.append(characterClass(regex.substring(i + 2, end)));
        i = end + 2;
      } else {
        if (c == '[' || c == ']' || c == '\\' || c == '&' || c == '^') {
          out.append('\\');
        }
        out.append(c);
        i++;
      }
    }
    if (i == regex.length()) {
      throw new MalformedRegexException("brackets ([ ]) not balanced");
    }
    out.append(']');
    return i + 1;
  }

  private static String characterClass(String name) throws MalformedRegexException {
    return switch (name) {
      case "alnum" -> "\\p{Alnum}";
      case "alpha" -> "\\p{Alpha}";
      case "blank" -> "\\p{Blank}";
      case "cntrl" -> "\\p{Cntrl}";
      case "digit" -> "\\p{Digit}";
      case "graph" -> "\\p{Graph}";
      case "lower" -> "\\p{Lower}";
      case "print" -> "\\p{Print}";
      case "punct" -> "\\p{Punct}";
      case "space" -> "\\p{Space}";
      case "upper" -> "\\p{Upper}";
      case "xdigit" -> "\\p{XDigit}";
      default -> throw new MalformedRegexException("invalid character class");
    };
  }

  private static String words(String description) {
    if (description.contains("group") || description.contains("')'")) {
      return "parentheses not balanced";
    }
    if (description.contains("Dangling")) {
      return "repetition-operator operand invalid";
    }
    if (description.contains("range") && description.contains("character")) {
      return "invalid character range";
    }
    if (description.contains("repetition")) {
      return "invalid repetition count(s)";
    }
    return description.contains("closure") ? "braces not balanced" : "invalid regular expression";
  }
}
