// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.lex;

import static dev.ods.text.lex.Characters.hexValue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The values of integer literals, decimal or hexadecimal, in a range of the text. */
public final class NumberLiterals {
  /** Longer decimal literals are split, as the conversion takes time quadratic in the length. */
  private static final int LONG_DECIMAL = 1000;

  private static final int SAFE_DECIMAL = 18;

  private NumberLiterals() {}

  public static boolean isHex(byte[] text, int from, int to) {
    return to - from > 1 && text[from + 1] == 'x';
  }

  /** The value if it is at most {@link Long#MAX_VALUE}, otherwise -1. */
  public static long unsigned63(byte[] text, int from, int to) {
    if (to - from <= SAFE_DECIMAL && !isHex(text, from, to)) {
      long value = 0;
      for (int i = from; i < to; i++) {
        value = value * 10 + (text[i] - '0');
      }
      return value;
    }
    Long value = unsigned64(text, from, to);
    return value == null || value < 0 ? -1 : value;
  }

  /** The value as 64 bits, or null if it has more. */
  public static @Nullable Long unsigned64(byte[] text, int from, int to) {
    boolean hex = isHex(text, from, to);
    int at = hex ? from + 2 : from;
    long value = 0;
    for (; at < to; at++) {
      if (hex) {
        if (value >>> 60 != 0) {
          return null;
        }
        value = value << 4 | hexValue(text[at]);
      } else {
        int digit = text[at] - '0';
        if (Long.compareUnsigned(value, Long.divideUnsigned(-1L - digit, 10)) > 0) {
          return null;
        }
        value = value * 10 + digit;
      }
    }
    return value;
  }

  /**
   * The width that LLVM parses a number of at most 64 bits into before it negates it: four bits for
   * each digit except leading zeros, and a sign bit if the highest of these is set.
   */
  public static int width(byte[] text, int from, int to) {
    boolean hex = isHex(text, from, to);
    int at = hex ? from + 2 : from;
    while (at < to && text[at] == '0') {
      at++;
    }
    int width = 4 * (to - at);
    Long value = unsigned64(text, from, to);
    boolean isFirstSet =
        width > 0 && width <= Long.SIZE && value != null && value >>> (width - 1) != 0;
    return isFirstSet ? width + 1 : width;
  }

  /** The value of the current token, an integer, with a sign before it; null beyond 64 bits. */
  public static @Nullable Long signed64(TokenStream tokens, boolean negative) {
    long value = unsigned63(tokens.text(), tokens.start(), tokens.end());
    if (value >= 0) {
      return negative ? -value : value;
    }
    Long bits = unsigned64(tokens.text(), tokens.start(), tokens.end());
    return negative && bits != null && bits == Long.MIN_VALUE ? bits : null;
  }

  /**
   * The value if it has at most {@code maxBits} bits, otherwise null.
   *
   * @param maxBits at least 1
   */
  public static @Nullable BigInteger unsigned(byte[] text, int from, int to, int maxBits) {
    boolean hex = isHex(text, from, to);
    int at = hex ? from + 2 : from;
    while (at < to - 1 && text[at] == '0') {
      at++;
    }
    // A decimal digit has more than three bits: longer literals cannot fit, and need not be
    // converted.
    if ((long) (to - at - 1) * (hex ? 4 : 3) > maxBits) {
      return null;
    }
    String digits = new String(text, at, to - at, StandardCharsets.US_ASCII);
    BigInteger value = hex ? new BigInteger(digits, 16) : decimal(digits);
    return value.bitLength() <= maxBits ? value : null;
  }

  private static BigInteger decimal(String digits) {
    int length = digits.length();
    if (length <= LONG_DECIMAL) {
      return new BigInteger(digits);
    }
    int low = length / 2;
    return decimal(digits.substring(0, length - low))
        .multiply(BigInteger.TEN.pow(low))
        .add(decimal(digits.substring(length - low)));
  }
}
