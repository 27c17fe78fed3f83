// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

/**
 * Character classes. Letters and digits are those of ASCII; bytes from 0x80 up belong to no class.
 */
public final class Characters {
  private static final int LETTER = 1;
  private static final int DIGIT = 2;
  private static final int HEX = 4;
  private static final int WORD = 8;
  private static final int SUFFIX = 16;
  private static final int NOT_PLAIN = 32;

  /** The classes of each of the 256 bytes, so that no access is out of bounds. */
  private static final byte[] CLASSES = new byte[256];

  static {
    for (int c = 'a'; c <= 'z'; c++) {
      CLASSES[c] = LETTER | WORD | SUFFIX;
      CLASSES[c - 'a' + 'A'] = LETTER | WORD | SUFFIX;
    }
    for (int c = '0'; c <= '9'; c++) {
      CLASSES[c] = DIGIT | HEX | WORD | SUFFIX;
    }
    for (int c = 'a'; c <= 'f'; c++) {
      CLASSES[c] |= HEX;
      CLASSES[c - 'a' + 'A'] |= HEX;
    }
    CLASSES['_'] = CLASSES['$'] = CLASSES['.'] = WORD | SUFFIX;
    CLASSES['-'] = SUFFIX;
    for (int c = 0; c < ' '; c++) {
      CLASSES[c] = NOT_PLAIN;
    }
    CLASSES['"'] = CLASSES['\\'] = NOT_PLAIN;
  }

  private Characters() {}

  static boolean isLetter(byte c) {
    return (CLASSES[c & 0xFF] & LETTER) != 0;
  }

  public static boolean isDigit(byte c) {
    return (CLASSES[c & 0xFF] & DIGIT) != 0;
  }

  static boolean isHexDigit(byte c) {
    return (CLASSES[c & 0xFF] & HEX) != 0;
  }

  /** Whether {@code c} may occur in a bare identifier: {@code [A-Za-z0-9_$.]}. */
  public static boolean isWord(byte c) {
    return (CLASSES[c & 0xFF] & WORD) != 0;
  }

  /** Whether {@code c} may occur in a name after its prefix: {@code [A-Za-z0-9_$.-]}. */
  static boolean isSuffix(byte c) {
    return (CLASSES[c & 0xFF] & SUFFIX) != 0;
  }

  /** Whether {@code c} represents itself in a string literal, without any special meaning. */
  static boolean isPlain(byte c) {
    return (CLASSES[c & 0xFF] & NOT_PLAIN) == 0;
  }

  /** The value of a hexadecimal digit. */
  static int hexValue(byte c) {
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
  }
}
