// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    if (value.isEmpty()) {
      return elements;
    }
    int from = 0;
    for (int comma = find(value, 0, ','); comma >= 0; comma = find(value, from, ',')) {
      elements.add(unwrapped(value.substring(from, comma)));
      from = comma + 1;
    }
    elements.add(unwrapped(value.substring(from)));
    return elements;
  }

  private void skipSpaces() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      at++;
    }
  }

  private String value() {
    int from = at;
    while (at < text.length() && text.charAt(at) != ' ') {
      if (text.charAt(at) == '{') {
        skipBraces();
      } else {
        skip();
      }
    }
    return unwrapped(text.substring(from, at));
  }

  /**
   * Skips a character, or a text in quotes; a quote without another one is an ordinary character.
   */
  private void skip() {
    char c = text.charAt(at);
    int end = c == '\'' || c == '"' ? text.indexOf(c, at + 1) : at;
    at = Math.max(at, end) + 1;
  }

  /** Skips what is in braces, or all that is left if they are not closed. */
  private void skipBraces() {
    int depth = 0;
    do {
      char c = text.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      skip();
    } while (at < text.length() && depth > 0);
  }

  /** A text without the quotes or braces around all of it. */
  private static String unwrapped(String wrapped) {
    String value = wrapped.trim();
    int last = value.length() - 1;
    if (last < 1) {
      return value;
    }
    char first = value.charAt(0);
    boolean isQuoted = (first == '\'' || first == '"') && value.charAt(last) == first;
    boolean isBraced = first == '{' && find(value, 1, '}') == last;
    return isQuoted || isBraced ? value.substring(1, last).trim() : value;
  }

  /** The first such character that is not within brackets or quotes; -1 if these are not closed. */
  private static int find(String text, int from, char wanted) {
    Deque<Character> closing = new ArrayDeque<>();
    closing.push(wanted);
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      int opened = "{([".indexOf(c);
      if (c == closing.getFirst()) {
        closing.pop();
        if (closing.isEmpty()) {
          return i;
        }
      } else if (opened >= 0) {
        closing.push("})]".charAt(opened));
      } else if (c == '\'' || c == '"') {
        i = text.indexOf(c, i + 1);
        if (i < 0) {
          return -1;
        }
      }
    }
    return -1;
  }
}
