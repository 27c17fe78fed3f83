// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import static dev.ods.floating.FloatSemantics.Nan.ALL_ONES;
import static dev.ods.floating.FloatSemantics.Nan.NEGATIVE_ZERO;
import static dev.ods.floating.FloatSemantics.Special.FINITE_ONLY;
import static dev.ods.floating.FloatSemantics.Special.IEEE;
import static dev.ods.floating.FloatSemantics.Special.NAN_ONLY;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values of a floating-point format and their encoding, as in LLVM's {@code APFloat}. Results
 * are correctly rounded, to the even neighbour if two are equally near.
 *
 * <p>Bits are a {@code long} where there are at most 64, else a {@link BigInteger} that is not
 * negative.
 */
public enum FloatSemantics {
  F4E2M1FN(2, 0, 2, 4, FINITE_ONLY, ALL_ONES),
  F6E2M3FN(2, 0, 4, 6, FINITE_ONLY, ALL_ONES),
  F6E3M2FN(4, -2, 3, 6, FINITE_ONLY, ALL_ONES),
  F8E5M2(15, 3, 8),
  F8E4M3(7, 4, 8),
  F8E4M3FN(8, -6, 4, 8, NAN_ONLY, ALL_ONES),
  F8E5M2FNUZ(15, -15, 3, 8, NAN_ONLY, NEGATIVE_ZERO),
  F8E4M3FNUZ(7, -7, 4, 8, NAN_ONLY, NEGATIVE_ZERO),
  F8E4M3B11FNUZ(4, -10, 4, 8, NAN_ONLY, NEGATIVE_ZERO),
  F8E3M4(3, 5, 8),
  F8E8M0FNU(127, -127, 1, 8, NAN_ONLY, ALL_ONES),
  BF16(127, 8, 16),
  F16(15, 11, 16),
  TF32(127, 11, 19),
  F32(127, 24, 32),
  F64(1023, 53, 64),
  F80(16383, -16382, 64, 80, IEEE, ALL_ONES, true),
  F128(16383, 113, 128);

  /** The non-finite values of a format. */
  enum Special {
    IEEE,
    NAN_ONLY,
    FINITE_ONLY
  }

  /** Which bits are not a number, in a format that has {@link Special#NAN_ONLY}. */
  enum Nan {
    ALL_ONES,
    NEGATIVE_ZERO
  }

  private static final Pattern DECIMAL =
      Pattern.compile("([-+])?+([0-9]++\\.?+[0-9]*+|\\.[0-9]++)(?:[eE]([-+]?+[0-9]++))?+");

  private final int maxExponent;
  private final int minExponent;
  private final int precision;
  private final int width;
  private final Special special;
  private final Nan nan;

  /**
   * Whether there are zero and subnormal numbers, for which exponent 0 is reserved. The one format
   * without, that of mere powers of two, has no sign either.
   */
  private final boolean hasZero;

  private final boolean signed;

  /** Whether the leading bit of the significand is explicit, as in the x87 format. */
  private final boolean explicitLeadingBit;

  FloatSemantics(int maxExponent, int precision, int width) {
    this(maxExponent, 1 - maxExponent, precision, width, IEEE, ALL_ONES, false);
  }

  FloatSemantics(
      int maxExponent, int minExponent, int precision, int width, Special special, Nan nan) {
    this(maxExponent, minExponent, precision, width, special, nan, false);
  }

  FloatSemantics(
      int maxExponent,
      int minExponent,
      int precision,
      int width,
      Special special,
      Nan nan,
      boolean explicitLeadingBit) {
    this.maxExponent = maxExponent;
    this.minExponent = minExponent;
    this.precision = precision;
    this.width = width;
    this.special = special;
    this.nan = nan;
    this.hasZero = precision > 1;
    this.signed = precision > 1;
    this.explicitLeadingBit = explicitLeadingBit;
  }

  /** The number of bits. */
  public int width() {
    return width;
  }

  /** The number of bits of a significand, with the leading one. */
  public int precision() {
    return precision;
  }

  /** The exponent of the greatest finite number. */
  public int maxExponent() {
    return maxExponent;
  }

  /** Whether the format has infinities. */
  public boolean hasInfinity() {
    return special == IEEE;
  }

  /** Whether the format has something that is not a number. */
  public boolean hasNan() {
    return special != FINITE_ONLY;
  }

  /** Whether the format has a zero. */
  public boolean hasZero() {
    return hasZero;
  }

  /** Whether another format has all finite numbers of this one. */
  public boolean isRepresentableBy(FloatSemantics other) {
    return maxExponent <= other.maxExponent
        && minExponent >= other.minExponent
        && precision <= other.precision;
  }

  /** Whether the format has a zero of either sign. */
  public boolean hasNegativeZero() {
    return hasZero && nan != NEGATIVE_ZERO;
  }

  /** Whether the format has negative numbers. */
  public boolean isSigned() {
    return signed;
  }

  /**
   * The bits of the number nearest to a decimal literal such as {@code -1.5e10}; see {@link
   * #bits(double)}.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public BigInteger parse(CharSequence decimal) {
    Matcher parts = DECIMAL.matcher(decimal);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "'" + decimal + "' is no decimal literal: write it like -1.5e10");
    }
    BigDecimal digits = new BigDecimal(parts.group(2));
    // More digits than that fit in no string.
    BigInteger limit = BigInteger.TWO.pow(30);
    BigInteger exponent = parts.group(3) == null ? BigInteger.ZERO : new BigInteger(parts.group(3));
    int power = exponent.min(limit).max(limit.negate()).intValue();
    return round("-".equals(parts.group(1)), digits.scaleByPowerOfTen(power));
  }

  /**
   * The bits of the number nearest to a {@code double}. A value that the format cannot represent
   * becomes the nearest one: too large a number becomes infinity, NaN, or the greatest number,
   * depending on the format; the sign is lost where there is none.
   *
   * @throws IllegalArgumentException if {@code value} is not a number, and the format has only
   *     numbers
   */
  public BigInteger bits(double value) {
    if (width <= 64) {
      return unsigned(narrowBits(value));
    }
    return Double.isNaN(value) ? nanBits(value) : bits(SoftFloat.of(value));
  }

  /**
   * {@link #bits(double)} of a format of at most 64 bits.
   *
   * @throws IllegalStateException if the format has more bits
   */
  public long narrowBits(double value) {
    if (width > 64) {
      throw new IllegalStateException("bits() serves formats of more than 64 bits");
    }
    if (precision == 53) {
      return Double.doubleToRawLongBits(value);
    }
    if (precision == 24) {
      return Integer.toUnsignedLong(Float.floatToRawIntBits((float) value));
    }
    BigInteger bits = Double.isNaN(value) ? nanBits(value) : bits(SoftFloat.of(value));
    return bits.longValue();
  }

  /** Not-a-number with the leading bits of a {@code double}'s payload, made quiet. */
  private BigInteger nanBits(double value) {
    if (special != IEEE) {
      return nanBits(Math.copySign(1, value) < 0, BigInteger.ZERO);
    }
    long raw = Double.doubleToRawLongBits(value);
    BigInteger payload = BigInteger.valueOf(raw & (1L << 52) - 1);
    BigInteger moved = payload.shiftLeft(Math.max(precision, 53) - 53);
    BigInteger cut = moved.shiftRight(53 - Math.min(precision, 53)).setBit(precision - 2);
    return canonicalNan(raw < 0, cut);
  }

  /** The {@code double} nearest to the number of these bits. */
  public double toDouble(long bits) {
    if (precision == 53) {
      return Double.longBitsToDouble(bits);
    }
    if (precision == 24) {
      return Float.intBitsToFloat((int) bits);
    }
    return decode(bits).toDouble();
  }

  /** The {@code double} nearest to the number of these bits. */
  public double toDouble(BigInteger bits) {
    return width <= 64 ? toDouble(bits.longValue()) : decode(bits).toDouble();
  }

  /** The canonical bits of the same value, as {@code APFloat} normalizes them. */
  public BigInteger canonical(BigInteger bits) {
    return explicitLeadingBit ? bits(decode(bits)) : bits;
  }

  /** Whether Java has the format: that of {@code double} or {@code float}. */
  boolean isNative() {
    return precision == 53 || precision == 24;
  }

  SoftFloat decode(long bits) {
    return decode(unsigned(bits));
  }

  private static BigInteger unsigned(long bits) {
    return bits >= 0 ? BigInteger.valueOf(bits) : BigInteger.valueOf(bits).and(mask(64));
  }

  /** Takes the bits apart. */
  SoftFloat decode(BigInteger bits) {
    int fractionBits = fractionBits();
    BigInteger fraction = bits.and(mask(fractionBits));
    int exponentMask = (1 << exponentBits()) - 1;
    int field = bits.shiftRight(fractionBits).intValue() & exponentMask;
    boolean negative = signed && bits.testBit(width - 1);
    if (isNan(field, exponentMask, fraction, negative)) {
      return SoftFloat.nan(negative, fraction);
    }
    if (special == IEEE && field == exponentMask) {
      return SoftFloat.infinity(negative);
    }
    if (field == 0 && hasZero) {
      return SoftFloat.finite(negative, fraction, minExponent - (precision - 1));
    }
    BigInteger significand = explicitLeadingBit ? fraction : fraction.setBit(precision - 1);
    return SoftFloat.finite(negative, significand, field - bias() - (precision - 1));
  }

  private boolean isNan(int field, int exponentMask, BigInteger fraction, boolean negative) {
    if (special == FINITE_ONLY) {
      return false;
    }
    if (special == NAN_ONLY) {
      return nan == ALL_ONES
          ? field == exponentMask && fraction.equals(mask(fractionBits()))
          : negative && field == 0 && fraction.signum() == 0;
    }
    if (!explicitLeadingBit) {
      return field == exponentMask && fraction.signum() != 0;
    }
    // The x87 format also has encodings without the leading bit that encode no number.
    boolean leading = fraction.testBit(precision - 1);
    return field == exponentMask ? !leading || fraction.bitCount() > 1 : field != 0 && !leading;
  }

  /** The bits of a value, rounded if necessary. */
  BigInteger bits(SoftFloat value) {
    return switch (value.category()) {
      case NAN -> nanBits(value.negative(), value.significand());
      case INFINITE -> overflow(value.negative());
      case FINITE -> round(value.negative(), value.significand(), value.exponent(), false);
    };
  }

  /** Rounds a decimal number that is not negative. */
  private BigInteger round(boolean negative, BigDecimal magnitude) {
    if (magnitude.signum() == 0) {
      return zero(negative);
    }
    long leading = (long) magnitude.precision() - magnitude.scale();
    if (leading > maxExponent + 2L) {
      return overflow(negative);
    }
    if (leading < minExponent - precision - 2L) {
      return zero(negative);
    }
    BigInteger digits = magnitude.unscaledValue();
    if (magnitude.scale() <= 0) {
      BigInteger whole = digits.multiply(BigInteger.TEN.pow(-magnitude.scale()));
      return round(negative, whole, 0, false);
    }
    BigInteger divisor = BigInteger.TEN.pow(magnitude.scale());
    int shift = Math.max(0, precision + 2 + divisor.bitLength() - digits.bitLength());
    BigInteger[] parts = digits.shiftLeft(shift).divideAndRemainder(divisor);
    return round(negative, parts[0], -shift, parts[1].signum() != 0);
  }

  /**
   * Rounds {@code significand * 2^scale}.
   *
   * @param more whether the number is a little greater than that; then the significand has more
   *     bits than the format
   */
  private BigInteger round(boolean negative, BigInteger significand, int scale, boolean more) {
    int length = significand.bitLength();
    if (length == 0) {
      return zero(negative);
    }
    int exponent = scale + length - 1;
    if (exponent > maxExponent) {
      return overflow(negative);
    }
    exponent = Math.max(exponent, minExponent);
    int dropped = exponent - (precision - 1) - scale;
    if (dropped <= 0) {
      return finite(negative, significand.shiftLeft(-dropped), exponent);
    }
    BigInteger kept = significand.shiftRight(dropped);
    boolean half = significand.testBit(dropped - 1);
    boolean beyond = more || significand.getLowestSetBit() < dropped - 1;
    if (half && (beyond || kept.testBit(0))) {
      kept = kept.add(BigInteger.ONE);
      if (kept.bitLength() > precision) {
        kept = kept.shiftRight(1);
        exponent++;
      }
    }
    return exponent > maxExponent ? overflow(negative) : finite(negative, kept, exponent);
  }

  /** The bits of a number that the format has, unless they encode NaN. */
  private BigInteger finite(boolean negative, BigInteger significand, int exponent) {
    if (significand.signum() == 0) {
      return zero(negative);
    }
    if (special == NAN_ONLY
        && nan == ALL_ONES
        && exponent == maxExponent
        && precision > 1
        && significand.bitCount() == precision) {
      return overflow(negative);
    }
    boolean normal = significand.testBit(precision - 1);
    return assemble(negative, normal ? exponent + bias() : 0, significand);
  }

  private BigInteger zero(boolean negative) {
    boolean signKept = signed && nan != NEGATIVE_ZERO;
    return assemble(negative && signKept, 0, BigInteger.ZERO);
  }

  /** The representation of a number that is too large. */
  private BigInteger overflow(boolean negative) {
    return switch (special) {
      case IEEE ->
          assemble(
              negative,
              (1 << exponentBits()) - 1,
              explicitLeadingBit ? BigInteger.ZERO.setBit(precision - 1) : BigInteger.ZERO);
      case NAN_ONLY -> nanBits(negative, BigInteger.ZERO);
      case FINITE_ONLY -> assemble(negative, maxExponent + bias(), mask(precision));
    };
  }

  /** The bits of NaN, made quiet. */
  BigInteger quieted(BigInteger bits) {
    return special == IEEE ? bits.setBit(precision - 2) : bits;
  }

  /** The bits of the NaN that operations on numbers have as a result, if the format has it. */
  BigInteger quietNan() {
    return quieted(canonicalNan(false, BigInteger.ZERO));
  }

  /** The bits of NaN with a payload, with the leading bit where that is explicit. */
  BigInteger canonicalNan(boolean negative, BigInteger payload) {
    return nanBits(negative, explicitLeadingBit ? payload.setBit(precision - 1) : payload);
  }

  /** Whether NaN has the leading bit where that is explicit. */
  boolean isCanonicalNan(BigInteger bits) {
    return !explicitLeadingBit || bits.testBit(precision - 1);
  }

  /** The bits of NaN with a payload, which is in the fraction. */
  private BigInteger nanBits(boolean negative, BigInteger payload) {
    return switch (special) {
      case FINITE_ONLY ->
          throw new IllegalArgumentException("the format has numbers only: NaN has no bits in it");
      case NAN_ONLY ->
          nan == ALL_ONES
              ? assemble(negative, (1 << exponentBits()) - 1, mask(precision - 1))
              : BigInteger.ZERO.setBit(width - 1);
      case IEEE -> assemble(negative, (1 << exponentBits()) - 1, payload);
    };
  }

  private BigInteger assemble(boolean negative, int field, BigInteger significand) {
    BigInteger fraction = significand.and(mask(fractionBits()));
    BigInteger bits = BigInteger.valueOf(field).shiftLeft(fractionBits()).or(fraction);
    return negative && signed ? bits.setBit(width - 1) : bits;
  }

  private int fractionBits() {
    return explicitLeadingBit ? precision : precision - 1;
  }

  private int exponentBits() {
    return width - (signed ? 1 : 0) - fractionBits();
  }

  private int bias() {
    return (hasZero ? 1 : 0) - minExponent;
  }

  private static BigInteger mask(int bits) {
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }
}
