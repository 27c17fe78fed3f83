// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.tools.PosixRegex.MalformedRegexException;
import java.util.BitSet;

/** Translates a bracket expression, such as {@code [^a-z[:digit:]]}: the set of its bytes. */
final class PosixBracket {
  private static final int BYTES = 256;
  private static final String UNBALANCED = "brackets ([ ]) not balanced";
  private static final String WRONG_RANGE = "invalid character range";
  private static final String WRONG_CLASS = "invalid character class";
  private static final String WRONG_ELEMENT = "invalid collating element";

  private final RegexText text;
  private final BitSet bytes = new BitSet(BYTES);

  private PosixBracket(RegexText text) {
    this.text = text;
  }

  /** The equivalent expression for what follows an opening bracket. */
  static String translate(RegexText text) throws MalformedRegexException {
    PosixBracket bracket = new PosixBracket(text);
    bracket.parse();
    return bracket.ranges();
  }

  private void parse() throws MalformedRegexException {
    boolean inverted = text.eat('^');
    if (text.eat(']')) {
      bytes.set(']');
    } else if (text.eat('-')) {
      bytes.set('-');
    }
    while (text.hasMore() && !text.sees(']') && !text.sees("-]")) {
      term();
    }
    if (text.eat('-')) {
      bytes.set('-');
    }
    if (!text.eat(']')) {
      throw new MalformedRegexException(UNBALANCED);
    }
    if (inverted) {
      bytes.flip(0, BYTES);
    }
  }

  private void term() throws MalformedRegexException {
    if (text.sees('-')) {
      throw new MalformedRegexException(WRONG_RANGE);
    }
    if (text.eat("[:")) {
      characterClass();
    } else if (text.eat("[=")) {
      equivalenceClass();
    } else {
      range();
    }
  }

  private void characterClass() throws MalformedRegexException {
    requireMore();
    StringBuilder name = new StringBuilder();
    while (isLetter(text.peek(0))) {
      name.append(text.next());
    }
    String members = members(name.toString());
    requireMore();
    if (!text.eat(":]")) {
      throw new MalformedRegexException(WRONG_CLASS);
    }
    for (int i = 0; i < members.length(); i += 2) {
      bytes.set(members.charAt(i), members.charAt(i + 1) + 1);
    }
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** The members of a class: the first and the last of each range. */
  private static String members(String name) throws MalformedRegexException {
    return switch (name) {
      case "alnum" -> "09AZaz";
      case "alpha" -> "AZaz";
      case "blank" -> "\t\t  ";
      case "cntrl" -> "\1\37\177\177";
      case "digit" -> "09";
      case "graph" -> "!~";
      case "lower" -> "az";
      case "print" -> " ~";
      case "punct" -> "!/:@[`{~";
      case "space" -> "\t\r  ";
      case "upper" -> "AZ";
      case "xdigit" -> "09AFaf";
      default -> throw new MalformedRegexException(WRONG_CLASS);
    };
  }

  private void equivalenceClass() throws MalformedRegexException {
    requireMore();
    if (text.sees('-') || text.sees(']')) {
      throw new MalformedRegexException(WRONG_ELEMENT);
    }
    bytes.set(element("=]"));
  }

  /** A byte or a range of bytes, which are signed numbers when they are compared. */
  private void range() throws MalformedRegexException {
    byte first = (byte) symbol();
    byte last = first;
    if (text.sees('-') && text.peek(1) >= 0 && text.peek(1) != ']') {
      text.next();
      last = (byte) (text.eat('-') ? '-' : symbol());
    }
    if (first > last) {
      throw new MalformedRegexException(WRONG_RANGE);
    }
    for (int i = first; i <= last; i++) {
      bytes.set(i & 0xFF);
    }
  }

  private char symbol() throws MalformedRegexException {
    requireMore();
    return text.eat("[.") ? element(".]") : text.next();
  }

  /** An element between brackets of its own: a character, as names of them are not known. */
  private char element(String end) throws MalformedRegexException {
    String element = text.readUntil(end);
    requireMore();
    if (element.length() != 1) {
      throw new MalformedRegexException(WRONG_ELEMENT);
    }
    text.eat(end);
    return element.charAt(0);
  }

  private void requireMore() throws MalformedRegexException {
    if (!text.hasMore()) {
      throw new MalformedRegexException(UNBALANCED);
    }
  }

  private String ranges() {
    if (bytes.isEmpty()) {
      return "[^\\x00-\\xFF]";
    }
    StringBuilder ranges = new StringBuilder("[");
    for (int from = bytes.nextSetBit(0); from >= 0; ) {
      int to = bytes.nextClearBit(from);
      ranges.append(String.format("\\x%02X-\\x%02X", from, to - 1));
      from = bytes.nextSetBit(to);
    }
    return ranges.append(']').toString();
  }
}
