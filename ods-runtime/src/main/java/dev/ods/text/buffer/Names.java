// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.buffer;

import dev.ods.encoding.Utf8;
import java.util.Locale;

/** Writes names, quoted or changed where they are no identifiers. */
public final class Names {
  /** What a value's or a block's name may have beside letters and digits. */
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

  /** Writes a name bare, or quoted and escaped. */
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
   * Writes a name made of the characters that a value's or a block's may have: a space becomes an
   * underscore, any other character the hexadecimal digits of its bytes. A leading digit, or a
   * character that cannot stand first, is preceded by an underscore.
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

  /** {@link #putSanitized(String, AsmBuffer)} of what does not stand first, and may be empty. */
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
