// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import java.math.BigInteger;

/**
 * A decimal number with a limited number of digits, found the way LLVM's {@code APFloat::toString}
 * finds it. That algorithm does not round exactly: digits far beyond the limit are cut off first,
 * and a half is rounded up.
 *
 * @param digits the digits, the most significant first, without zeros at the end
 * @param exponent the power of ten by which they are multiplied
 */
record ShortDecimal(String digits, int exponent) {
  /** The powers of five that a {@code long} holds. */
  private static final long[] SMALL_POWERS_OF_FIVE = new long[28];

  static {
    long power = 1;
    for (int i = 0; i < SMALL_POWERS_OF_FIVE.length; i++) {
      SMALL_POWERS_OF_FIVE[i] = power;
      power *= 5;
    }
  }

  /** The decimal form of a finite number other than 0, without its sign. */
  static ShortDecimal of(SoftFloat value, int precision) {
    int zeros = value.significand().getLowestSetBit();
    BigInteger number = value.significand().shiftRight(zeros);
    int exponent = value.exponent() + zeros;
    boolean isSmall = number.bitLength() < Long.SIZE && fits(number.longValue(), exponent);
    return isSmall
        ? ofSmall(number.longValue(), exponent, precision)
        : ofLarge(number, exponent, precision);
  }

  /** Whether a {@code long} holds an odd number with the factors that make it a whole decimal. */
  private static boolean fits(long number, int exponent) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(number);
    if (exponent >= 0) {
      return bits + exponent < Long.SIZE;
    }
    return -exponent < SMALL_POWERS_OF_FIVE.length
        && number <= Long.MAX_VALUE / SMALL_POWERS_OF_FIVE[-exponent];
  }

  /** {@link #ofLarge} without objects: most numbers in a text have few digits. */
  private static ShortDecimal ofSmall(long odd, int binaryExponent, int precision) {
    int exponent = Math.min(0, binaryExponent);
    long number =
        binaryExponent >= 0 ? odd << binaryExponent : odd * SMALL_POWERS_OF_FIVE[-binaryExponent];
    int excess = excess(Long.SIZE - Long.numberOfLeadingZeros(number), precision);
    if (excess > 0) {
      exponent += excess;
      number /= SMALL_POWERS_OF_FIVE[excess] << excess;
    }
    return rounded(Long.toString(number), exponent, precision);
  }

  /** By how many digits a number of some bits exceeds the precision, about. */
  private static int excess(int bits, int precision) {
    // log2(10) is a little less than 196/59.
    int bitsNeeded = (precision * 196 + 58) / 59;
    return (bits - bitsNeeded) * 59 / 196;
  }

  /** The decimal form of {@code odd * 2^binaryExponent}. */
  static ShortDecimal ofLarge(BigInteger odd, int binaryExponent, int precision) {
    BigInteger number = odd;
    int exponent = binaryExponent;
    if (exponent > 0) {
      number = number.shiftLeft(exponent);
      exponent = 0;
    } else if (exponent < 0) {
      number = number.multiply(PowersOfFive.get(-exponent));
    }
    int excess = excess(number.bitLength(), precision);
    if (excess > 0) {
      exponent += excess;
      number = number.divide(PowersOfFive.get(excess).shiftLeft(excess));
    }
    return rounded(number.toString(), exponent, precision);
  }

  private static ShortDecimal rounded(String digits, int exponent, int precision) {
    int length = digits.length();
    if (length <= precision) {
      return trimmed(digits, length, exponent);
    }
    if (digits.charAt(precision) < '5') {
      return trimmed(digits, precision, exponent + length - precision);
    }
    int last = precision;
    while (last > 0 && digits.charAt(last - 1) == '9') {
      last--;
    }
    if (last == 0) {
      return new ShortDecimal("1", exponent + length);
    }
    char up = (char) (digits.charAt(last - 1) + 1);
    return new ShortDecimal(digits.substring(0, last - 1) + up, exponent + length - last);
  }

  private static ShortDecimal trimmed(String digits, int end, int exponent) {
    int last = end;
    while (digits.charAt(last - 1) == '0') {
      last--;
    }
    return new ShortDecimal(digits.substring(0, last), exponent + end - last);
  }

  /** The powers of five that {@code double}s need, computed once. */
  private static final class PowersOfFive {
    private static final BigInteger FIVE = BigInteger.valueOf(5);
    private static final BigInteger[] KNOWN = new BigInteger[1100];

    private static BigInteger get(int exponent) {
      if (exponent >= KNOWN.length) {
        return FIVE.pow(exponent);
      }
      BigInteger known = KNOWN[exponent];
      if (known == null) {
        known = FIVE.pow(exponent);
        KNOWN[exponent] = known;
      }
      return known;
    }
  }
}
