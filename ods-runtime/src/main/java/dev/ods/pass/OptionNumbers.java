// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the numbers of options as LLVM's command lines do, and writes them as its streams do.
 * Integers are decimal, or have the prefixes {@code 0x}, {@code 0b}, {@code 0o} or {@code 0};
 * signed ones may have a minus sign, and none a plus sign. Numbers in floating point are what C's
 * {@code strtod} reads, hexadecimal ones, infinities and NaNs included.
 */
final class OptionNumbers {
  private static final Pattern DOUBLE =
      Pattern.compile(
          "\\s*(?<sign>[+-]?)(?:(?<decimal>(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)"
              + "|(?<hex>0x(?:[0-9a-f]+\\.?[0-9a-f]*|\\.[0-9a-f]+))(?<power>p[+-]?\\d+)?"
              + "|(?<infinity>inf(?:inity)?)|nan(?:\\(\\w*\\))?)",
          Pattern.CASE_INSENSITIVE);

  /** The digits of a number in floating point. */
  private static final MathContext DIGITS = new MathContext(7, RoundingMode.HALF_EVEN);

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

  /**
   * A number in floating point, of an empty text 0; throws {@link NumberFormatException} if the
   * text is none.
   */
  static double parseDouble(String text) {
    if (text.isEmpty()) {
      return 0;
    }
    Matcher number = DOUBLE.matcher(text);
    if (!number.matches()) {
      throw new NumberFormatException();
    }
    double magnitude = Double.NaN;
    if (number.group("decimal") != null) {
      magnitude = Double.parseDouble(number.group("decimal"));
    } else if (number.group("hex") != null) {
      String power = number.group("power");
      magnitude = Double.parseDouble(number.group("hex") + (power == null ? "p0" : power));
    } else if (number.group("infinity") != null) {
      magnitude = Double.POSITIVE_INFINITY;
    }
    return number.group("sign").equals("-") ? -magnitude : magnitude;
  }

  /** A number as {@code raw_ostream} writes it: {@code 1.000000e-01}, {@code -INF}, {@code nan}. */
  static String format(double value) {
    if (Double.isNaN(value)) {
      return "nan";
    }
    String sign = Math.copySign(1, value) < 0 ? "-" : "";
    double magnitude = Math.abs(value);
    if (Double.isInfinite(magnitude)) {
      return sign + "INF";
    }
    if (magnitude == 0) {
      return sign + "0.000000e+00";
    }
    // Exact, unlike String.format, which rounds the shortest decimal number.
    BigDecimal rounded = new BigDecimal(magnitude).round(DIGITS);
    int exponent = rounded.precision() - rounded.scale() - 1;
    String digits = rounded.unscaledValue() + "0".repeat(7 - rounded.precision());
    return String.format(
        Locale.ROOT,
        "%s%c.%se%c%02d",
        sign,
        digits.charAt(0),
        digits.substring(1),
        exponent < 0 ? '-' : '+',
        Math.abs(exponent));
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
