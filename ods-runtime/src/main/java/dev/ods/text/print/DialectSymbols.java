// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.text.buffer.AsmBuffer;

/** Prints the types and attributes of dialects: {@code !dialect.name<body>}. */
final class DialectSymbols {
  private DialectSymbols() {}

  /**
   * Prints the text of a dialect for its type or attribute.
   *
   * @param prefix an exclamation mark for a type, a hash sign for an attribute
   */
  static void put(char prefix, String namespace, String data, AsmBuffer out) {
    out.put(prefix).put(namespace);
    if (isPretty(data)) {
      out.put('.').put(data);
    } else {
      out.put('<').put(data).put('>');
    }
  }

  /** Whether a text is a name, optionally followed by a body in angle brackets. */
  private static boolean isPretty(String data) {
    if (data.isEmpty() || !isLetter(data.charAt(0))) {
      return false;
    }
    int end = 1;
    while (end < data.length() && isNamePart(data.charAt(end))) {
      end++;
    }
    return end == data.length()
        || (data.charAt(end) == '<' && data.charAt(data.length() - 1) == '>');
  }

  /** {@link #isPretty(String)} of the text from an index on. */
  static boolean isPretty(AsmBuffer text, int from) {
    int length = text.size();
    if (from == length || !isLetter((char) text.at(from))) {
      return false;
    }
    int end = from + 1;
    while (end < length && isNamePart((char) text.at(end))) {
      end++;
    }
    return end == length || (text.at(end) == '<' && text.at(length - 1) == '>');
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isNamePart(char c) {
    return isLetter(c) || (c >= '0' && c <= '9') || c == '.' || c == '_';
  }
}
