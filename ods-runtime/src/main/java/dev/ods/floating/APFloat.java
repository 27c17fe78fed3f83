// SPDX-License-Identifier: Apache-2.0
package dev.ods.floating;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * A value of a floating-point format (LLVM's {@code APFloat}). The results of arithmetic are
 * correctly rounded, to the even neighbour if two are equally near.
 *
 * <p>Both operands of a binary method are of the same format; nothing checks that.
 */
public final class APFloat {
  private final FloatSemantics format;
  private final BigInteger bits;
  private final SoftFloat value;

  private APFloat(FloatSemantics format, BigInteger bits) {
    this.format = format;
    this.bits = bits;
    this.value = format.decode(bits);
  }

  /**
   * The value of these bits.
   *
   * @throws IllegalArgumentException if they are negative, or more than the format has
   */
  public static APFloat of(FloatSemantics format, BigInteger bits) {
    if (bits.signum() < 0 || bits.bitLength() > format.width()) {
      throw new IllegalArgumentException(
          "the bits 0x"
              + bits.toString(16)
              + " are none of "
              + format
              + ": give "
              + format.width());
    }
    return new APFloat(format, bits);
  }

  /** The value nearest to an integer. */
  public static APFloat ofInteger(FloatSemantics format, BigInteger integer) {
    return of(format, SoftFloat.finite(integer.signum() < 0, integer.abs(), 0));
  }

  private static APFloat of(FloatSemantics format, SoftFloat value) {
    return new APFloat(format, format.bits(value));
  }

  private @Nullable APFloat nan() {
    return format.hasNan() ? of(format, format.quietNan()) : null;
  }

  private APFloat rounded(boolean negative, BigInteger significand, int exponent) {
    return of(format, SoftFloat.finite(negative, significand, exponent));
  }

  private APFloat infinity(boolean negative) {
    return of(format, SoftFloat.infinity(negative));
  }

  /** The format. */
  public FloatSemantics format() {
    return format;
  }

  /** The bits, not negative. */
  public BigInteger bits() {
    return bits;
  }

  public boolean isNan() {
    return value.category() == SoftFloat.Category.NAN;
  }

  public boolean isInfinite() {
    return value.category() == SoftFloat.Category.INFINITE;
  }

  /** Whether it is a zero of either sign. */
  public boolean isZero() {
    return value.isZero();
  }

  /** Whether the sign is set, that of zero or NaN too. */
  public boolean isNegative() {
    return value.negative();
  }

  /** Whether it is 1. */
  public boolean isOne() {
    return value.isFinite() && !value.negative() && compareMagnitude(value, ONE) == 0;
  }

  private static final SoftFloat ONE = SoftFloat.finite(false, BigInteger.ONE, 0);

  /** The value with the other sign; unchanged if the format has no signs. */
  public APFloat negate() {
    boolean fixed = !format.isSigned() || (!format.hasNegativeZero() && (isZero() || isNan()));
    return fixed ? this : of(format, bits.flipBit(format.width() - 1));
  }

  /** The sum; null if it is not a number, and the format has only numbers. */
  public @Nullable APFloat add(APFloat other) {
    return addSigned(other, other.value.negative());
  }

  /** The difference; null if it is not a number, and the format has only numbers. */
  public @Nullable APFloat subtract(APFloat other) {
    return addSigned(other, !other.value.negative());
  }

  private @Nullable APFloat addSigned(APFloat other, boolean negative) {
    if (isNan() || other.isNan()) {
      return quiet(other);
    }
    if (isInfinite() || other.isInfinite()) {
      boolean opposite = value.negative() != negative;
      if (isInfinite() && other.isInfinite() && opposite) {
        return nan();
      }
      return isInfinite() ? this : infinity(negative);
    }
    int exponent = Math.min(value.exponent(), other.value.exponent());
    BigInteger a = signedAt(value, value.negative(), exponent);
    BigInteger b = signedAt(other.value, negative, exponent);
    BigInteger sum = a.add(b);
    boolean minus =
        sum.signum() == 0
            ? isZero() && other.isZero() && value.negative() && negative
            : sum.signum() < 0;
    return rounded(minus, sum.abs(), exponent);
  }

  private static BigInteger signedAt(SoftFloat number, boolean negative, int exponent) {
    BigInteger magnitude = number.significand();
    if (magnitude.signum() == 0) {
      return magnitude;
    }
    BigInteger aligned = magnitude.shiftLeft(number.exponent() - exponent);
    return negative ? aligned.negate() : aligned;
  }

  /** The first of the two that is NaN, made quiet. */
  private APFloat quiet(APFloat other) {
    return (isNan() ? this : other).quiet();
  }

  /** Itself, except that a signaling NaN is made quiet. */
  public APFloat quiet() {
    return isSignaling() ? of(format, format.quieted(bits)) : this;
  }

  private boolean isSignaling() {
    return isNan() && !format.quieted(bits).equals(bits);
  }

  /** The product; null if it is not a number, and the format has only numbers. */
  public @Nullable APFloat multiply(APFloat other) {
    if (isNan() || other.isNan()) {
      return quiet(other);
    }
    boolean negative = value.negative() != other.value.negative();
    if (isInfinite() || other.isInfinite()) {
      return isZero() || other.isZero() ? nan() : infinity(negative);
    }
    return rounded(
        negative,
        value.significand().multiply(other.value.significand()),
        value.exponent() + other.value.exponent());
  }

  /** The quotient; null if it is not a number, and the format has only numbers. */
  public @Nullable APFloat divide(APFloat other) {
    if (isNan() || other.isNan()) {
      return quiet(other);
    }
    boolean negative = value.negative() != other.value.negative();
    if (isInfinite() || other.isInfinite()) {
      if (isInfinite() && other.isInfinite()) {
        return nan();
      }
      return isInfinite() ? infinity(negative) : rounded(negative, BigInteger.ZERO, 0);
    }
    if (other.isZero()) {
      return isZero() ? nan() : infinity(negative);
    }
    BigInteger divisor = other.value.significand();
    BigInteger dividend = value.significand();
    int shift = Math.max(0, format.precision() + 2 + divisor.bitLength() - dividend.bitLength());
    BigInteger[] parts = dividend.shiftLeft(shift).divideAndRemainder(divisor);
    // A last bit stands for whatever is beyond, so that rounding sees that there is something.
    BigInteger sticky = parts[1].signum() == 0 ? BigInteger.ZERO : BigInteger.ONE;
    return rounded(
        negative,
        parts[0].shiftLeft(1).or(sticky),
        value.exponent() - other.value.exponent() - shift - 1);
  }

  /** The remainder, with the sign of this number; null if there is none in the format. */
  public @Nullable APFloat remainder(APFloat other) {
    if (isNan() || other.isNan()) {
      return quiet(other);
    }
    if (isInfinite() || other.isZero()) {
      return nan();
    }
    if (other.isInfinite() || isZero()) {
      return this;
    }
    int exponent = Math.min(value.exponent(), other.value.exponent());
    BigInteger a = signedAt(value, false, exponent);
    BigInteger b = signedAt(other.value, false, exponent);
    return rounded(value.negative(), a.mod(b), exponent);
  }

  /** Whether they cannot be ordered, since one is NaN. */
  public boolean isUnordered(APFloat other) {
    return isNan() || other.isNan();
  }

  /**
   * Compares numbers, of which neither is NaN; zeros of either sign are equal.
   *
   * @return a number whose sign says how this one compares
   */
  public int compare(APFloat other) {
    if (isZero() && other.isZero()) {
      return 0;
    }
    int sign = sign(value);
    int otherSign = sign(other.value);
    if (sign != otherSign || sign == 0) {
      return Integer.compare(sign, otherSign);
    }
    return sign * compareMagnitude(value, other.value);
  }

  private static int sign(SoftFloat number) {
    if (number.isZero()) {
      return 0;
    }
    return number.negative() ? -1 : 1;
  }

  private static int compareMagnitude(SoftFloat a, SoftFloat b) {
    if (!a.isFinite() || !b.isFinite()) {
      return Boolean.compare(b.isFinite(), a.isFinite());
    }
    int exponent = Math.min(a.exponent(), b.exponent());
    return signedAt(a, false, exponent).compareTo(signedAt(b, false, exponent));
  }

  /** The greater; quiet NaN if one is NaN; +0 is greater than -0. */
  public APFloat maximum(APFloat other) {
    if (isUnordered(other)) {
      return quiet(other);
    }
    if (isZero() && other.isZero()) {
      return isNegative() ? other : this;
    }
    return compare(other) < 0 ? other : this;
  }

  /** The lesser; quiet NaN if one is NaN; -0 is less than +0. */
  public APFloat minimum(APFloat other) {
    if (isUnordered(other)) {
      return quiet(other);
    }
    if (isZero() && other.isZero()) {
      return isNegative() ? this : other;
    }
    return other.compare(this) < 0 ? other : this;
  }

  /** {@link #maximum}, but the other one if one is quiet NaN. */
  public APFloat maximumNumber(APFloat other) {
    return isUnordered(other) ? ofUnordered(other) : maximum(other);
  }

  /** {@link #minimum}, but the other one if one is quiet NaN. */
  public APFloat minimumNumber(APFloat other) {
    return isUnordered(other) ? ofUnordered(other) : minimum(other);
  }

  private APFloat ofUnordered(APFloat other) {
    if (isSignaling() || other.isSignaling()) {
      return (isSignaling() ? this : other).quiet();
    }
    return isNan() ? other : this;
  }

  /** The same value in another format; null if that does not have it. */
  public @Nullable APFloat convertExactly(FloatSemantics target) {
    if (isNan()) {
      return convertNan(target);
    }
    if (isInfinite()) {
      return target.hasInfinity() ? of(target, value) : null;
    }
    if (isZero() && (!target.hasZero() || (isNegative() && !target.isSigned()))) {
      return null;
    }
    APFloat converted = of(target, value);
    boolean same =
        !converted.isNan()
            && !converted.isInfinite()
            && converted.isNegative() == isNegative()
            && compareMagnitude(value, converted.value) == 0;
    return same ? converted : null;
  }

  /**
   * The nearest value in another format, as {@link FloatSemantics#bits(double)} finds it. NaN
   * becomes quiet, and keeps as many leading bits of its payload as the format has.
   *
   * @throws IllegalArgumentException if it is NaN, and the format has only numbers
   */
  public APFloat convert(FloatSemantics target) {
    APFloat same = convertExactly(target);
    if (same != null) {
      return same;
    }
    return isNan() && target.hasInfinity()
        ? of(target, target.quieted(nanBits(target)))
        : of(target, value);
  }

  private BigInteger nanBits(FloatSemantics target) {
    int shift = target.precision() - format.precision();
    return target.canonicalNan(isNegative(), value.significand().shiftLeft(shift));
  }

  private @Nullable APFloat convertNan(FloatSemantics target) {
    boolean losesPayload = format.hasInfinity() && !target.hasInfinity();
    if (!target.hasNan() || losesPayload || isSignaling() || !format.isCanonicalNan(bits)) {
      return null;
    }
    BigInteger payload = value.significand();
    if (!target.hasInfinity()) {
      return of(target, SoftFloat.nan(isNegative(), payload));
    }
    if (payload.signum() == 0) {
      return of(target, target.quietNan());
    }
    int shift = target.precision() - format.precision();
    boolean lost = shift < 0 && payload.getLowestSetBit() < -shift;
    return lost ? null : of(target, nanBits(target));
  }

  /** The integer next to it in the direction of zero; null if it is no finite number. */
  public @Nullable BigInteger truncate() {
    if (!value.isFinite()) {
      return null;
    }
    BigInteger magnitude = value.significand().shiftLeft(value.exponent());
    return value.negative() ? magnitude.negate() : magnitude;
  }

  /** Whether it is an integer. */
  public boolean isInteger() {
    return value.isFinite()
        && (value.isZero()
            || value.exponent() >= 0
            || value.significand().getLowestSetBit() >= -value.exponent());
  }

  /** The exponent of the leading bit of a finite number that is not zero. */
  public int leadingExponent() {
    return value.exponent() + value.significand().bitLength() - 1;
  }

  /** The number as MLIR writes it, for example {@code 1.500000e+00}. */
  @Override
  public String toString() {
    return FloatText.of(format, bits);
  }
}
