// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.Arrays;

/**
 * Skips the bodies of dialects' types and attributes, which are any text in balanced brackets.
 *
 * <p>A dialect that parses a body comes to the bodies nested in it, and so on. The ends of these
 * are recorded, so that each byte is scanned once, and not once at each level.
 */
final class BodySkipper {
  private static final int INITIAL_NESTING = 16;

  /** The bytes that {@link #scan} distinguishes; all others are skipped. */
  private static final boolean[] SIGNIFICANT = new boolean[1 << Byte.SIZE];

  static {
    for (char c : "\0\n\"-<>[](){}".toCharArray()) {
      SIGNIFICANT[c] = true;
    }
  }

  private final TokenStream tokens;

  /** The open brackets; they may nest to any depth. */
  private byte[] open = new byte[INITIAL_NESTING];

  /** For each that is an angle bracket, its index in the arrays below. */
  private int[] openIndex = new int[INITIAL_NESTING];

  private int depth;

  /** The angle brackets of the known bodies: where they are, in order, and what follows each. */
  private int[] starts = new int[INITIAL_NESTING];

  private int[] ends = new int[INITIAL_NESTING];

  /** The lines on which these ends are, and where those lines start. */
  private int[] endLines = new int[INITIAL_NESTING];

  private int[] endLineStarts = new int[INITIAL_NESTING];
  private int count;

  /** Where the last known body ends. */
  private int knownEnd;

  /** How many bodies are being parsed whose ends must stay known. */
  private int kept;

  BodySkipper(TokenStream tokens) {
    this.tokens = tokens;
  }

  /** Forgets all bodies, which are no longer in the text. */
  void forget() {
    count = 0;
  }

  /** Keeps what is known until {@link #release}, although other bodies follow. */
  void keep() {
    kept++;
  }

  void release() {
    kept--;
  }

  /**
   * Skips the body that the current token, an angle bracket, opens.
   *
   * @return where it ends; -1 if it does not, which has been reported
   */
  int skip() {
    int from = tokens.start();
    int index = Arrays.binarySearch(starts, 0, count, from);
    if (index >= 0) {
      int end = ends[index];
      tokens.returnTo(end, end, endLines[index], endLineStarts[index]);
      return end;
    }
    int end = scan(from);
    if (end >= 0) {
      tokens.returnTo(end, end);
    }
    return end;
  }

  private int scan(int from) {
    byte[] text = tokens.text();
    int length = tokens.length();
    int at = from;
    int line = tokens.startLine();
    int lineStart = tokens.startOfLine();
    depth = 0;
    if (kept == 0) {
      count = 0;
    }
    boolean remember = count == 0 || from >= knownEnd;
    do {
      at = significant(text, at, length);
      byte c = at < length || at < (length = extendedLength()) ? text[at++] : 0;
      switch (c) {
        case 0 -> {
          return tokens.isCutOff() && at == length ? cutOff() : unbalanced();
        }
        case '<' -> push(c, remember ? remember(at - 1) : -1);
        case '[', '(', '{' -> push(c, -1);
        case '-' -> {
          // An arrow closes nothing.
          at += text[at] == '>' ? 1 : 0;
        }
        case '>', ']', ')', '}' -> {
          if (open[depth - 1] != opening(c)) {
            return unbalanced();
          }
          depth--;
          if (openIndex[depth] >= 0) {
            int index = openIndex[depth];
            ends[index] = at;
            endLines[index] = line;
            endLineStarts[index] = lineStart;
          }
        }
        case '\n' -> {
          line++;
          lineStart = at;
        }
        case '"' -> {
          tokens.moveTo(at - 1);
          if (!tokens.is(TokenKind.STRING)) {
            count = 0;
            return -1;
          }
          at = tokens.end();
          length = tokens.length();
        }
        default -> {}
      }
    } while (depth > 0);
    if (remember) {
      knownEnd = at;
    }
    return at;
  }

  /** The index of the first significant byte from one on, or the length of the text. */
  private static int significant(byte[] text, int from, int length) {
    int at = from;
    while (at < length && !SIGNIFICANT[text[at] & 0xFF]) {
      at++;
    }
    return at;
  }

  private void push(byte c, int index) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
      openIndex = Arrays.copyOf(openIndex, depth * 2);
    }
    open[depth] = c;
    openIndex[depth++] = index;
  }

  private int remember(int start) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      endLines = Arrays.copyOf(endLines, count * 2);
      endLineStarts = Arrays.copyOf(endLineStarts, count * 2);
    }
    starts[count] = start;
    return count++;
  }

  private static char opening(byte closing) {
    return switch (closing) {
      case '>' -> '<';
      case ']' -> '[';
      case ')' -> '(';
      default -> '{';
    };
  }

  /** The length of the text when more of it has been read. */
  private int extendedLength() {
    tokens.extend();
    return tokens.length();
  }

  /** Lets the lexer report why the rest of the text cannot be read. */
  private int cutOff() {
    count = 0;
    tokens.moveTo(tokens.length());
    return -1;
  }

  private int unbalanced() {
    count = 0;
    tokens.error("unbalanced '" + (char) open[depth - 1] + "' character in pretty dialect name");
    return -1;
  }
}
