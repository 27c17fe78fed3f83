// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Context;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Decodes the text of tokens. */
public final class TokenText {
  private TokenText() {}

  /** The spelling of a bracket. */
  static String of(int kind) {
    return switch (kind) {
      case TokenKind.L_PAREN -> "(";
      case TokenKind.R_PAREN -> ")";
      case TokenKind.L_SQUARE -> "[";
      case TokenKind.R_SQUARE -> "]";
      case TokenKind.L_BRACE -> "{";
      case TokenKind.R_BRACE -> "}";
      case TokenKind.LESS -> "<";
      case TokenKind.GREATER -> ">";
      case TokenKind.FILE_METADATA_END -> "#-}";
      default -> throw new IllegalArgumentException("token kind " + kind + " is no bracket");
    };
  }

  /** Whether a range of the text has this spelling. */
  static boolean equals(byte[] text, int from, int to, String ascii) {
    if (to - from != ascii.length()) {
      return false;
    }
    for (int i = 0; i < ascii.length(); i++) {
      if (text[from + i] != ascii.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a byte occurs in a range of the text. */
  public static boolean contains(byte[] text, int from, int to, char wanted) {
    for (int i = from; i < to; i++) {
      if (text[i] == wanted) {
        return true;
      }
    }
    return false;
  }

  /** A range of the text as a new string. */
  public static String show(byte[] text, int from, int to) {
    return Utf8.decode(text, from, to);
  }

  /** The content of a string literal as a string, one instance per content. */
  public static String unquote(Context context, byte[] text, int from, int to) {
    if (!contains(text, from, to, '\\')) {
      return context.identifier(text, from + 1, to - 1);
    }
    byte[] bytes = unquoteBytes(text, from, to);
    return context.identifier(bytes, 0, bytes.length);
  }

  /** The content of a string literal as a new string: for what hardly occurs twice. */
  public static String content(byte[] text, int from, int to) {
    byte[] bytes = unquoteBytes(text, from, to);
    return show(bytes, 0, bytes.length);
  }

  /** The content of a string literal, which starts and ends with a quotation mark. */
  public static byte[] unquoteBytes(byte[] text, int from, int to) {
    byte[] content = new byte[to - from - 2];
    int length = unquote(text, from, to, content, 0);
    return length == content.length ? content : Arrays.copyOf(content, length);
  }

  /**
   * Writes the content of a string literal into an array, from an index on.
   *
   * @return the index after it
   */
  public static int unquote(byte[] text, int from, int to, byte[] target, int start) {
    int at = start;
    for (int i = from + 1; i < to - 1; i++) {
      byte c = text[i];
      if (c == '\\') {
        c = text[++i];
        if (c == 'n') {
          c = '\n';
        } else if (c == 't') {
          c = '\t';
        } else if (c != '"' && c != '\\') {
          c = (byte) (Characters.hexValue(c) << 4 | Characters.hexValue(text[++i]));
        }
      }
      target[at++] = c;
    }
    return at;
  }

  /** The bytes that a string literal of the form {@code "0x…"} denotes, or null. */
  public static byte @Nullable [] hexBytes(byte[] text, int from, int to) {
    int digits = to - from - 4;
    if (digits < 0 || digits % 2 != 0 || text[from + 1] != '0' || text[from + 2] != 'x') {
      return null;
    }
    byte[] bytes = new byte[digits / 2];
    for (int i = 0; i < bytes.length; i++) {
      byte high = text[from + 3 + 2 * i];
      byte low = text[from + 4 + 2 * i];
      if (!Characters.isHexDigit(high) || !Characters.isHexDigit(low)) {
        return null;
      }
      bytes[i] = (byte) (Characters.hexValue(high) << 4 | Characters.hexValue(low));
    }
    return bytes;
  }
}
