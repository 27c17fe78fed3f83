// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import java.math.BigInteger;

/**
 * A decoded value of a floating-point format.
 *
 * @param category the category of the value
 * @param negative its sign
 * @param significand of a finite number, 0 or more; of NaN, the fraction bits
 * @param exponent of a finite number, which is {@code significand * 2^exponent}
 */
record SoftFloat(Category category, boolean negative, BigInteger significand, int exponent) {
  enum Category {
    FINITE,
    INFINITE,
    NAN
  }

  static SoftFloat finite(boolean negative, BigInteger significand, int exponent) {
    return new SoftFloat(Category.FINITE, negative, significand, exponent);
  }

  static SoftFloat infinity(boolean negative) {
    return new SoftFloat(Category.INFINITE, negative, BigInteger.ZERO, 0);
  }

  static SoftFloat nan(boolean negative, BigInteger fraction) {
    return new SoftFloat(Category.NAN, negative, fraction, 0);
  }

  /** A {@code double} that is a number or infinite. */
  static SoftFloat of(double value) {
    long raw = Double.doubleToRawLongBits(value);
    boolean negative = raw < 0;
    if (Double.isInfinite(value)) {
      return infinity(negative);
    }
    int exponent = Math.max(Math.getExponent(value), Double.MIN_EXPONENT);
    long fraction = raw & (1L << 52) - 1;
    long significand =
        Math.getExponent(value) < Double.MIN_EXPONENT ? fraction : fraction | 1L << 52;
    return finite(negative, BigInteger.valueOf(significand), exponent - 52);
  }

  boolean isFinite() {
    return category == Category.FINITE;
  }

  /** Whether it is a zero of either sign. */
  boolean isZero() {
    return category == Category.FINITE && significand.signum() == 0;
  }

  /** The nearest {@code double}. */
  double toDouble() {
    return switch (category) {
      case NAN -> Double.NaN;
      case INFINITE -> negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
      case FINITE -> Double.longBitsToDouble(FloatSemantics.F64.bits(this).longValue());
    };
  }
}
