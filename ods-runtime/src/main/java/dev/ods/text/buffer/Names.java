// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

import dev.ods.encoding.Utf8;
import java.util.Locale;

/** Writes names, quoted or sanitized if they are not identifiers. */
public final class Names {
  /**
   * The characters that the name of a value or a block may contain in addition to letters and
   * digits.
   */
  private static final String PUNCTUATION = "$._-";

  private Names() {}

  /**
   * Whether a name can be written without quotes: a letter or _, then letters, digits, _ $ and .
   */
  static boolean isBareIdentifier(String name) {
    if (name.isEmpty() || (!isLetter(name.charAt(0)) && name.charAt(0) != '_')) {
      return false;
    }
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!isLetter(c) && (c < '0' || c > '9') && c != '_' && c != '$' && c != '.') {
        return false;
      }
    }
    return true;
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** Writes a name without quotes if possible, otherwise quoted and escaped. */
  public static void putKeywordOrString(String name, AsmBuffer out) {
    if (isBareIdentifier(name)) {
      out.put(name);
    } else {
      out.put('"').putEscaped(name).put('"');
    }
  }

  /** Writes a symbol's name with its @. */
  public static void putSymbol(String name, AsmBuffer out) {
    if (name.isEmpty()) {
      out.put("@<<INVALID EMPTY SYMBOL>>");
      return;
    }
    out.put('@');
    putKeywordOrString(name, out);
  }

  /**
   * Writes a name with the characters that are valid in the name of a value or a block: a space
   * becomes an underscore, any other invalid character the hexadecimal digits of its bytes. A
   * leading digit, or another character that is invalid at the beginning, is preceded by an
   * underscore.
   *
   * @param name not empty
   */
  public static void putSanitized(String name, AsmBuffer out) {
    putSanitized(name, PUNCTUATION, out);
  }

  /**
   * {@link #putSanitized(String, AsmBuffer)} with other characters than letters and digits that are
   * kept.
   */
  public static void putSanitized(String name, String punctuation, AsmBuffer out) {
    char first = name.charAt(0);
    if (isDigit(first) || (!isKept(first, punctuation) && first != ' ')) {
      out.put('_');
    }
    putSanitizedRest(name, punctuation, out);
  }

  /**
   * {@link #putSanitized(String, AsmBuffer)} of a part other than the first one, which may be
   * empty.
   */
  public static void putSanitizedRest(String name, AsmBuffer out) {
    putSanitizedRest(name, PUNCTUATION, out);
  }

  private static void putSanitizedRest(String name, String punctuation, AsmBuffer out) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c >= 0x80) {
        for (byte b : Utf8.encode(name.substring(i))) {
          putSanitized((char) (b & 0xFF), punctuation, out);
        }
        return;
      }
      putSanitized(c, punctuation, out);
    }
  }

  private static void putSanitized(char c, String punctuation, AsmBuffer out) {
    if (isKept(c, punctuation)) {
      out.put(c);
    } else if (c == ' ') {
      out.put('_');
    } else {
      out.put(Integer.toHexString(c).toUpperCase(Locale.ROOT));
    }
  }

  private static boolean isKept(char c, String punctuation) {
    return isLetter(c) || isDigit(c) || punctuation.indexOf(c) >= 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
