// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.BitSet;
import java.util.regex.Pattern;

/**
 * Translates POSIX extended regular expressions, which {@code expected-error-re} uses, for {@link
 * Pattern}. What is an error, and which one is reported, is as in LLVM: it has back-references, a
 * brace that no digit follows stands for itself, and no repetition is repeated.
 *
 * <p>The grammar has three levels: alternatives, pieces of an alternative, and the atom of a piece,
 * with its repetition.
 */
final class PosixRegex {
  private static final String WORD = "[A-Za-z0-9_]";
  private static final String WORD_START = "(?:(?<!" + WORD + ")(?=" + WORD + "))";
  private static final String WORD_END = "(?:(?<=" + WORD + ")(?!" + WORD + "))";

  private static final String WRONG_OPERAND = "repetition-operator operand invalid";
  private static final String WRONG_COUNT = "invalid repetition count(s)";
  private static final String UNBALANCED = "parentheses not balanced";
  private static final String EMPTY = "empty (sub)expression";
  private static final int MAX_COUNT = 255;

  private final RegexText text;
  private final StringBuilder out = new StringBuilder();

  /** The groups that have ended, by number. */
  private final BitSet ended = new BitSet();

  private int groups;

  private PosixRegex(String regex) {
    this.text = new RegexText(regex);
  }

  /** An invalid expression; the message is LLVM's. */
  static final class MalformedRegexException extends Exception {
    private static final long serialVersionUID = 1L;

    MalformedRegexException(String message) {
      super(message);
    }
  }

  /**
   * The equivalent expression, with the same groups, for {@link Pattern} with {@link
   * Pattern#DOTALL}.
   *
   * @param regex one character per byte
   * @throws MalformedRegexException if it is invalid
   */
  static String translate(String regex) throws MalformedRegexException {
    PosixRegex translation = new PosixRegex(regex);
    translation.alternatives(false);
    return translation.out.toString();
  }

  /** An expression for a text that stands for itself. */
  static String quote(String literal) {
    StringBuilder quoted = new StringBuilder();
    literal.chars().forEach(c -> appendLiteral(quoted, (char) c));
    return quoted.toString();
  }

  private static void appendLiteral(StringBuilder to, char c) {
    if ("()^$|*+?.[]\\{}".indexOf(c) >= 0) {
      to.append('\\');
    }
    to.append(c);
  }

  private void alternatives(boolean inGroup) throws MalformedRegexException {
    while (true) {
      int start = text.position();
      while (text.hasMore() && !text.sees('|') && !(inGroup && text.sees(')'))) {
        piece();
      }
      if (text.position() == start) {
        throw new MalformedRegexException(EMPTY);
      }
      if (!text.eat('|')) {
        return;
      }
      out.append('|');
    }
  }

  private void piece() throws MalformedRegexException {
    boolean isStartOfText = text.sees('^');
    atom();
    if (!startsRepetition()) {
      return;
    }
    if (isStartOfText) {
      throw new MalformedRegexException(WRONG_OPERAND);
    }
    repetition();
    if (startsRepetition()) {
      throw new MalformedRegexException(WRONG_OPERAND);
    }
  }

  private boolean startsRepetition() {
    return text.sees('*') || text.sees('+') || text.sees('?') || startsCount();
  }

  private boolean startsCount() {
    return text.sees('{') && isDigit(text.peek(1));
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private void atom() throws MalformedRegexException {
    if (startsCount()) {
      throw new MalformedRegexException(WRONG_OPERAND);
    }
    char c = text.next();
    switch (c) {
      case '(' -> group();
      case ')' -> throw new MalformedRegexException(UNBALANCED);
      case '*', '+', '?' -> throw new MalformedRegexException(WRONG_OPERAND);
      case '^' -> out.append("\\A");
      case '$' -> out.append("\\z");
      case '.' -> out.append('.');
      case '[' -> bracket();
      case '\\' -> escaped();
      default -> appendLiteral(out, c);
    }
  }

  private void group() throws MalformedRegexException {
    groups++;
    int number = groups;
    if (!text.hasMore()) {
      throw new MalformedRegexException(UNBALANCED);
    }
    out.append('(');
    if (!text.sees(')')) {
      alternatives(true);
    }
    if (!text.eat(')')) {
      throw new MalformedRegexException(UNBALANCED);
    }
    out.append(')');
    ended.set(number);
  }

  private void bracket() throws MalformedRegexException {
    if (text.eat("[:<:]]")) {
      out.append(WORD_START);
    } else if (text.eat("[:>:]]")) {
      out.append(WORD_END);
    } else {
      out.append(PosixBracket.translate(text));
    }
  }

  /** Digits are back-references; other characters are literals. */
  private void escaped() throws MalformedRegexException {
    if (!text.hasMore()) {
      throw new MalformedRegexException("trailing backslash (\\)");
    }
    char c = text.next();
    if (c < '1' || c > '9') {
      appendLiteral(out, c);
      return;
    }
    if (!ended.get(c - '0')) {
      throw new MalformedRegexException("invalid backreference number");
    }
    // In a group of its own, lest a digit that follows is part of the number.
    out.append("(?:\\").append(c).append(')');
  }

  private void repetition() throws MalformedRegexException {
    char operator = text.next();
    out.append(operator);
    if (operator != '{') {
      return;
    }
    int least = count();
    out.append(least);
    if (text.eat(',')) {
      out.append(',');
      if (isDigit(text.peek(0))) {
        int most = count();
        if (least > most) {
          throw new MalformedRegexException(WRONG_COUNT);
        }
        out.append(most);
      }
    }
    if (!text.eat('}')) {
      throw new MalformedRegexException(text.contains('}') ? WRONG_COUNT : "braces not balanced");
    }
    out.append('}');
  }

  private int count() throws MalformedRegexException {
    int count = 0;
    while (isDigit(text.peek(0)) && count <= MAX_COUNT) {
      count = count * 10 + (text.next() - '0');
    }
    if (count > MAX_COUNT) {
      throw new MalformedRegexException(WRONG_COUNT);
    }
    return count;
  }
}
