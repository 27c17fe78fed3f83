// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Reads the options of a pass; values in quotes, braces, brackets or parentheses may have spaces.
 */
final class PassOptionsParser {
  private final String text;
  private int at;

  PassOptionsParser(String text) {
    this.text = text;
  }

  /** Reads all options. */
  void parse(BiConsumer<String, String> option) {
    skipSpaces();
    while (at < text.length()) {
      int from = at;
      while (at < text.length() && text.charAt(at) != ' ' && text.charAt(at) != '=') {
        at++;
      }
      String name = text.substring(from, at);
      String value = "";
      if (at < text.length() && text.charAt(at) == '=') {
        at++;
        value = value();
      }
      option.accept(name, value);
      skipSpaces();
    }
  }

  /** The parts of a value between commas, except for commas within brackets or quotes. */
  static List<String> elements(String value) {
    List<String> elements = new ArrayList<>();
    PassOptionsParser parser = new PassOptionsParser(value);
    int from = 0;
    while (parser.at < value.length()) {
      if (value.charAt(parser.at) == ',') {
        elements.add(value.substring(from, parser.at));
        parser.at++;
        from = parser.at;
      } else {
        parser.skip();
      }
    }
    if (!value.isEmpty()) {
      elements.add(value.substring(from));
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
      skip();
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

  private static String unwrapped(String value) {
    if (value.length() < 2) {
      return value;
    }
    char first = value.charAt(0);
    char last = value.charAt(value.length() - 1);
    boolean wrapped =
        (first == '{' && last == '}') || ((first == '\'' || first == '"') && last == first);
    return wrapped ? value.substring(1, value.length() - 1).strip() : value;
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
