// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** A regular expression that is read from left to right. */
final class RegexText {
  private final String text;
  private int position;

  RegexText(String text) {
    this.text = text;
  }

  int position() {
    return position;
  }

  boolean hasMore() {
    return position < text.length();
  }

  /** The character at a distance, or -1 at the end. */
  int peek(int distance) {
    int at = position + distance;
    return at < text.length() ? text.charAt(at) : -1;
  }

  boolean sees(char c) {
    return peek(0) == c;
  }

  boolean sees(String expected) {
    return text.startsWith(expected, position);
  }

  /** Whether a character is in the rest. */
  boolean contains(char c) {
    return text.indexOf(c, position) >= 0;
  }

  char next() {
    return text.charAt(position++);
  }

  boolean eat(char c) {
    boolean found = sees(c);
    if (found) {
      position++;
    }
    return found;
  }

  boolean eat(String expected) {
    boolean found = sees(expected);
    if (found) {
      position += expected.length();
    }
    return found;
  }

  /** Reads up to a text, or to the end if that does not follow. */
  String readUntil(String end) {
    int at = text.indexOf(end, position);
    String read = text.substring(position, at < 0 ? text.length() : at);
    position += read.length();
    return read;
  }
}
