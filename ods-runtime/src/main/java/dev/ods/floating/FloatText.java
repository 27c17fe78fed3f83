// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import java.math.BigInteger;
import java.util.Locale;

/**
 * Prints a floating-point number as MLIR does: with six digits in scientific notation if these
 * identify the number exactly; else with as many digits as the format may need; else, and for
 * non-finite values, as a hexadecimal number of its bits.
 */
public final class FloatText {
  private static final int SHORT_DIGITS = 6;

  /** The largest number of zeros for which the long form is used rather than an exponent. */
  private static final int MAX_PADDING = 3;

  private FloatText() {}

  /** The text of a number of at most 64 bits. */
  public static String of(FloatSemantics semantics, long bits) {
    double value = semantics.isNative() ? semantics.toDouble(bits) : Double.NaN;
    // Decoding the bits of a format, whichever it is, takes several large numbers.
    SoftFloat decoded = Double.isNaN(value) ? semantics.decode(bits) : SoftFloat.of(value);
    return of(semantics, decoded, BigInteger.valueOf(bits));
  }

  /** The text of a number. */
  public static String of(FloatSemantics semantics, BigInteger bits) {
    return of(semantics, semantics.decode(bits), bits);
  }

  /** Whether a text is the hexadecimal form, which can be parsed only with a type. */
  public static boolean isHex(String text) {
    return text.startsWith("0x");
  }

  private static String of(FloatSemantics semantics, SoftFloat value, BigInteger bits) {
    if (value.isZero()) {
      return value.negative() ? "-0.000000e+00" : "0.000000e+00";
    }
    if (value.isFinite()) {
      String text = scientific(value.negative(), ShortDecimal.of(value, SHORT_DIGITS));
      if (isExact(semantics, text, value)) {
        return text;
      }
      int digits = 2 + semantics.precision() * 59 / 196;
      text = natural(value.negative(), ShortDecimal.of(value, digits), digits);
      if (text.indexOf('.') >= 0) {
        return text;
      }
    }
    BigInteger kept = semantics.canonical(bits);
    String hex = semantics.width() <= 64 ? Long.toHexString(kept.longValue()) : kept.toString(16);
    return "0x" + hex.toUpperCase(Locale.ROOT);
  }

  private static boolean isExact(FloatSemantics semantics, String text, SoftFloat value) {
    if (semantics.precision() == 53) {
      return Double.parseDouble(text) == value.toDouble();
    }
    if (semantics.precision() == 24) {
      return Float.parseFloat(text) == (float) value.toDouble();
    }
    return semantics.parse(text).equals(semantics.bits(value));
  }

  /** {@code 1.250000e+03}. */
  private static String scientific(boolean negative, ShortDecimal number) {
    String digits = number.digits();
    StringBuilder text = new StringBuilder(24);
    sign(text, negative).append(digits.charAt(0)).append('.').append(digits, 1, digits.length());
    for (int i = digits.length(); i <= SHORT_DIGITS; i++) {
      text.append('0');
    }
    int exponent = number.exponent() + digits.length() - 1;
    text.append('e').append(exponent < 0 ? '-' : '+');
    if (Math.abs(exponent) < 10) {
      text.append('0');
    }
    return text.append(Math.abs(exponent)).toString();
  }

  /** {@code 123.456}, or {@code 1.23E+20} if that would take many zeros. */
  private static String natural(boolean negative, ShortDecimal number, int precision) {
    String digits = number.digits();
    int exponent = number.exponent();
    int leading = exponent + digits.length() - 1;
    StringBuilder text = sign(new StringBuilder(48), negative);
    if (exponent >= 0) {
      if (exponent > MAX_PADDING || digits.length() + exponent > precision) {
        return large(text, digits, leading);
      }
      return text.append(digits).append("0".repeat(exponent)).toString();
    }
    if (leading >= 0) {
      return text.append(digits, 0, leading + 1)
          .append('.')
          .append(digits, leading + 1, digits.length())
          .toString();
    }
    if (-leading > MAX_PADDING) {
      return large(text, digits, leading);
    }
    return text.append("0.").append("0".repeat(-leading - 1)).append(digits).toString();
  }

  private static String large(StringBuilder text, String digits, int leading) {
    text.append(digits.charAt(0)).append('.');
    text.append(digits.length() == 1 ? "0" : digits.substring(1));
    text.append('E').append(leading < 0 ? '-' : '+');
    return text.append(Math.abs(leading)).toString();
  }

  private static StringBuilder sign(StringBuilder text, boolean negative) {
    return negative ? text.append('-') : text;
  }
}
