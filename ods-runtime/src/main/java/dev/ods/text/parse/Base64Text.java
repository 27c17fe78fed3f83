// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** A literal of bytes in base 64, as LLVM reads it, with its messages. */
final class Base64Text {
  private final byte[] text;
  private final int from;
  private final int to;
  private String error = "";

  /** The text between two offsets, with its quotes. */
  Base64Text(byte[] text, int from, int to) {
    int start = from;
    int end = to;
    while (start < end && isSurrounding(text[start])) {
      start++;
    }
    while (end > start && isSurrounding(text[end - 1])) {
      end--;
    }
    this.text = text;
    this.from = start;
    this.to = end;
  }

  private static boolean isSurrounding(byte character) {
    return character == '"' || character == ' ' || (character >= '\t' && character <= '\r');
  }

  /** The bytes; null if the text is not valid. */
  byte @Nullable [] decode() {
    int length = to - from;
    if (length % 4 != 0) {
      error = "Base64 encoded strings must be a multiple of 4 bytes in length";
      return null;
    }
    for (int i = 0; i < length; i++) {
      byte character = text[from + i];
      if (!isDigit(character) && !isPadding(i)) {
        error = "Invalid Base64 character 0x" + Integer.toHexString(character) + " at index " + i;
        return null;
      }
    }
    return Base64.getDecoder().decode(Arrays.copyOfRange(text, from, to));
  }

  /** What {@link #decode} found wrong. */
  String error() {
    return error;
  }

  private static boolean isDigit(byte character) {
    return (character >= 'A' && character <= 'Z')
        || (character >= 'a' && character <= 'z')
        || (character >= '0' && character <= '9')
        || character == '+'
        || character == '/';
  }

  /** Whether an equals sign ends the text, alone or before another one. */
  private boolean isPadding(int index) {
    int at = from + index;
    return text[at] == '=' && (at == to - 1 || (at == to - 2 && text[to - 1] == '='));
  }
}
