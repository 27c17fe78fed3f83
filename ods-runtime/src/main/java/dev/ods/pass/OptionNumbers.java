// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.math.BigInteger;
import java.util.Locale;

/**
 * Reads the integers of options as LLVM's command lines do: decimal, or with the prefixes {@code
 * 0x}, {@code 0b}, {@code 0o} or {@code 0}; signed ones may have a minus sign, and none a plus
 * sign.
 */
final class OptionNumbers {
  private static final BigInteger UNSIGNED_MAX = BigInteger.valueOf(0xffffffffL);

  private OptionNumbers() {}

  /** An integer of 64 bits; throws {@link NumberFormatException} if the text is none. */
  static long parseLong(String text) {
    return inRange(signed(text), Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** An integer of 32 bits; throws {@link NumberFormatException} if the text is none. */
  static int parseInt(String text) {
    return (int) inRange(signed(text), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** An unsigned integer of 32 bits; throws {@link NumberFormatException} if the text is none. */
  static long parseUnsignedInt(String text) {
    return inRange(magnitude(text), 0, UNSIGNED_MAX.longValue());
  }

  private static long inRange(BigInteger value, long min, long max) {
    if (value.compareTo(BigInteger.valueOf(min)) < 0
        || value.compareTo(BigInteger.valueOf(max)) > 0) {
      throw new NumberFormatException();
    }
    return value.longValue();
  }

  private static BigInteger signed(String text) {
    return text.startsWith("-") ? magnitude(text.substring(1)).negate() : magnitude(text);
  }

  private static BigInteger magnitude(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (lower.startsWith("0x")) {
      return digits(lower.substring(2), 16);
    }
    if (lower.startsWith("0b")) {
      return digits(lower.substring(2), 2);
    }
    if (lower.startsWith("0o")) {
      return digits(lower.substring(2), 8);
    }
    boolean octal = lower.length() > 1 && lower.startsWith("0") && isDigit(lower.charAt(1));
    return octal ? digits(lower.substring(1), 8) : digits(lower, 10);
  }

  /** Unlike {@link BigInteger}'s own parser, without signs and other scripts' digits. */
  private static BigInteger digits(String text, int radix) {
    if (text.isEmpty() || !text.chars().allMatch(c -> c < 128 && Character.digit(c, radix) >= 0)) {
      throw new NumberFormatException();
    }
    return new BigInteger(text, radix);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
