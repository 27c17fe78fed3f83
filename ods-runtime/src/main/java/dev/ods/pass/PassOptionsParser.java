// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the options of a pass; values in quotes or braces may have spaces. */
final class PassOptionsParser {
  private final String text;
  private int at;

  /**
   * An option.
   *
   * @param value what follows the equals sign; null if there is none
   */
  record Given(String name, @Nullable String value) {}

  PassOptionsParser(String text) {
    this.text = text;
  }

  /** Reads all options. */
  List<Given> parse() {
    List<Given> options = new ArrayList<>();
    skipSpaces();
    while (at < text.length()) {
      int from = at;
      while (at < text.length() && text.charAt(at) != ' ' && text.charAt(at) != '=') {
        at++;
      }
      String name = unwrapped(text.substring(from, at));
      String value = null;
      if (at < text.length() && text.charAt(at) == '=') {
        at++;
        value = value();
      }
      if (!name.isEmpty()) {
        options.add(new Given(name, value));
      }
      skipSpaces();
    }
    return options;
  }

  /** The parts of a value between commas, except for commas within brackets or quotes. */
  static List<String> elements(String value) {
    List<String> elements = new ArrayList<>();
    PassOptionsParser parser = new PassOptionsParser(value);
    int from = 0;
    while (parser.at < value.length()) {
      if (value.charAt(parser.at) == ',') {
        elements.add(unwrapped(value.substring(from, parser.at)));
        parser.at++;
        from = parser.at;
      } else {
        parser.skip();
      }
    }
    if (!value.isEmpty()) {
      elements.add(unwrapped(value.substring(from)));
    }
    return elements;
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }

  private String value() {
    int from = at;
    while (at < text.length() && text.charAt(at) != ' ') {
      char c = text.charAt(at);
      if (c == '(' || c == '[') {
        at++;
      } else {
        skip();
      }
    }
    return unwrapped(text.substring(from, at));
  }

  /** Skips a character, or all in brackets or quotes. */
  private void skip() {
    char c = text.charAt(at);
    if (c == '\'' || c == '"') {
      skipTo(c);
    } else if (c == '{') {
      skipBalanced('{', '}');
    } else if (c == '[') {
      skipBalanced('[', ']');
    } else if (c == '(') {
      skipBalanced('(', ')');
    } else {
      at++;
    }
  }

  /** A text without the quotes or braces around all of it. */
  private static String unwrapped(String wrapped) {
    String value = wrapped.strip();
    if (value.length() < 2) {
      return value;
    }
    char first = value.charAt(0);
    boolean isQuoted = (first == '\'' || first == '"') && value.charAt(value.length() - 1) == first;
    return isQuoted || isOneBrace(value) ? value.substring(1, value.length() - 1).strip() : value;
  }

  private static boolean isOneBrace(String value) {
    if (value.charAt(0) != '{' || !value.endsWith("}")) {
      return false;
    }
    PassOptionsParser parser = new PassOptionsParser(value);
    parser.skipBalanced('{', '}');
    return parser.at == value.length();
  }

  private void skipTo(char quote) {
    int end = text.indexOf(quote, at + 1);
    at = end < 0 ? text.length() : end + 1;
  }

  private void skipBalanced(char open, char close) {
    int depth = 0;
    do {
      char c = text.charAt(at);
      depth += c == open ? 1 : c == close ? -1 : 0;
      at++;
    } while (at < text.length() && depth > 0);
  }
}
