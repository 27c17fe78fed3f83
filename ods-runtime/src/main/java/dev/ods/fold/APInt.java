// SPDX-License-Identifier: Apache-2.0
package dev.ods.fold;

import java.math.BigInteger;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An integer of a fixed number of bits, neither signed nor unsigned (LLVM's {@code APInt}).
 * Arithmetic wraps around; where signs matter, there is a method for each.
 *
 * <p>Both operands of a binary method have the same width; nothing checks that.
 */
public final class APInt {
  private static final int LEAST_SHARED = -1;
  private static final int GREATEST_SHARED = 64;

  /** By the width and the number. */
  private static final @Nullable APInt[][] SHARED =
      new APInt[65][GREATEST_SHARED - LEAST_SHARED + 1];

  private final int width;

  /** The bits, extended by the sign, if there are at most 64 of them; otherwise the lowest. */
  private final long bits;

  /** The number that the bits express as two's complement if there are more than 64, or null. */
  private final @Nullable BigInteger wide;

  private APInt(int width, long bits, @Nullable BigInteger wide) {
    this.width = width;
    this.bits = bits;
    this.wide = wide;
  }

  /**
   * The integer with the lowest bits of a number in two's complement.
   *
   * @throws IllegalArgumentException if {@code width} is negative
   */
  public static APInt of(int width, long number) {
    if (width > 64) {
      return of(width, BigInteger.valueOf(number));
    }
    if (width < 0) {
      throw new IllegalArgumentException("the width of an integer is not negative: " + width);
    }
    int excess = 64 - width;
    return new APInt(width, width == 0 ? 0 : number << excess >> excess, null);
  }

  /**
   * {@link #of(int, long)} of a number that many ask for, such as what a constant is: small ones
   * are made once.
   *
   * @param width at most 64
   * @param number a number of this width, extended by the sign
   */
  static APInt shared(int width, long number) {
    if (number < LEAST_SHARED || number > GREATEST_SHARED) {
      return of(width, number);
    }
    int at = (int) (number - LEAST_SHARED);
    // Threads may make the same one: they are equal, and their fields are final.
    APInt known = SHARED[width][at];
    if (known == null) {
      known = of(width, number);
      SHARED[width][at] = known;
    }
    return known;
  }

  /**
   * The integer with the lowest bits of a number in two's complement.
   *
   * @throws IllegalArgumentException if {@code width} is negative
   */
  public static APInt of(int width, BigInteger number) {
    if (width <= 64) {
      return of(width, number.longValue());
    }
    BigInteger sum = BigInteger.ONE.shiftLeft(width);
    BigInteger low = number.mod(sum);
    BigInteger signed = low.testBit(width - 1) ? low.subtract(sum) : low;
    return new APInt(width, signed.longValue(), signed);
  }

  /** Its bits: one for true. */
  public static APInt of(boolean value) {
    return of(1, value ? 1 : 0);
  }

  /** The greatest number if bits are a signed one. */
  public static APInt signedMax(int width) {
    return of(width, BigInteger.ONE.shiftLeft(width - 1).subtract(BigInteger.ONE));
  }

  /** The least number if bits are a signed one. */
  public static APInt signedMin(int width) {
    return of(width, BigInteger.ONE.shiftLeft(width - 1));
  }

  /** The number of bits. */
  public int width() {
    return width;
  }

  /** The bits, extended by the sign if there are fewer than 64; the lowest 64 if there are more. */
  public long bits() {
    return bits;
  }

  /** The number that the bits express in two's complement. */
  public BigInteger signed() {
    return wide != null ? wide : BigInteger.valueOf(bits);
  }

  /** The number that the bits express without a sign. */
  public BigInteger unsigned() {
    BigInteger signed = signed();
    return signed.signum() < 0 ? signed.add(BigInteger.ONE.shiftLeft(width)) : signed;
  }

  public boolean isZero() {
    return bits == 0 && signed().signum() == 0;
  }

  /** Whether the lowest bit alone is set. */
  public boolean isOne() {
    return width == 1 ? bits != 0 : bits == 1 && signed().bitLength() == 1;
  }

  /** Whether each bit is set, as when there is none. */
  public boolean isAllOnes() {
    return width == 0 || (bits == -1 && (wide == null || wide.bitLength() == 0));
  }

  /** Whether the highest bit is set. */
  public boolean isNegative() {
    return wide == null ? bits < 0 : wide.signum() < 0;
  }

  /** Whether it is {@link #signedMax}. */
  public boolean isSignedMax() {
    return equals(signedMax(width));
  }

  /** Whether it is {@link #signedMin}. */
  public boolean isSignedMin() {
    return equals(signedMin(width));
  }

  /** Whether the bits of a shift amount are a number below the width. */
  private boolean isShift() {
    return wide == null
        ? bits >= 0 && bits < width
        : wide.signum() >= 0 && wide.bitLength() < 32 && bits < width;
  }

  private APInt apply(
      APInt other, LongBinaryOperator narrow, BinaryOperator<BigInteger> wideOperator) {
    return wide == null
        ? of(width, narrow.applyAsLong(bits, other.bits))
        : of(width, wideOperator.apply(wide, other.signed()));
  }

  public APInt add(APInt other) {
    return apply(other, (a, b) -> a + b, BigInteger::add);
  }

  public APInt subtract(APInt other) {
    return apply(other, (a, b) -> a - b, BigInteger::subtract);
  }

  public APInt multiply(APInt other) {
    return apply(other, (a, b) -> a * b, BigInteger::multiply);
  }

  public APInt and(APInt other) {
    return apply(other, (a, b) -> a & b, BigInteger::and);
  }

  public APInt or(APInt other) {
    return apply(other, (a, b) -> a | b, BigInteger::or);
  }

  public APInt xor(APInt other) {
    return apply(other, (a, b) -> a ^ b, BigInteger::xor);
  }

  /** The upper half of the product of signed numbers. */
  public APInt multiplyHighSigned(APInt other) {
    return of(width, signed().multiply(other.signed()).shiftRight(width));
  }

  /** The upper half of the product of unsigned numbers. */
  public APInt multiplyHighUnsigned(APInt other) {
    return of(width, unsigned().multiply(other.unsigned()).shiftRight(width));
  }

  private boolean overflowsInDivisionBy(APInt divisor) {
    return divisor.isZero() || (divisor.isAllOnes() && isSignedMin());
  }

  /** The signed quotient, rounded towards zero; null if it is undefined or has too many bits. */
  public @Nullable APInt divideSigned(APInt divisor) {
    return overflowsInDivisionBy(divisor)
        ? null
        : apply(divisor, (a, b) -> a / b, BigInteger::divide);
  }

  /** The signed quotient, rounded down; null if it is undefined or has too many bits. */
  public @Nullable APInt divideFloor(APInt divisor) {
    APInt quotient = divideSigned(divisor);
    return quotient == null || isNegative() == divisor.isNegative() || divides(divisor)
        ? quotient
        : quotient.subtract(of(width, 1));
  }

  /** The signed quotient, rounded up; null if it is undefined or has too many bits. */
  public @Nullable APInt divideCeiling(APInt divisor) {
    APInt quotient = divideSigned(divisor);
    return quotient == null || isNegative() != divisor.isNegative() || divides(divisor)
        ? quotient
        : quotient.add(of(width, 1));
  }

  private boolean divides(APInt divisor) {
    return signed().remainder(divisor.signed()).signum() == 0;
  }

  /** The unsigned quotient, rounded down; null if the divisor is 0. */
  public @Nullable APInt divideUnsigned(APInt divisor) {
    if (divisor.isZero()) {
      return null;
    }
    return width <= 63
        ? of(width, low() / divisor.low())
        : of(width, unsigned().divide(divisor.unsigned()));
  }

  /** The unsigned quotient, rounded up; null if the divisor is 0. */
  public @Nullable APInt divideCeilingUnsigned(APInt divisor) {
    APInt quotient = divideUnsigned(divisor);
    return quotient == null || quotient.multiply(divisor).equals(this)
        ? quotient
        : quotient.add(of(width, 1));
  }

  /** The remainder with the sign of this number; null if the divisor is 0. */
  public @Nullable APInt remainderSigned(APInt divisor) {
    return divisor.isZero() ? null : apply(divisor, (a, b) -> a % b, BigInteger::remainder);
  }

  /** The remainder of unsigned numbers; null if the divisor is 0. */
  public @Nullable APInt remainderUnsigned(APInt divisor) {
    APInt quotient = divideUnsigned(divisor);
    return quotient == null ? null : subtract(quotient.multiply(divisor));
  }

  /** The bits without a sign, of at most 63. */
  private long low() {
    return bits & (1L << width) - 1;
  }

  /** The bits shifted to the left; null if by as many as there are, or more. */
  public @Nullable APInt shiftLeft(APInt by) {
    return by.isShift() ? of(width, signed().shiftLeft((int) by.bits)) : null;
  }

  /** Shifted to the right, with copies of the sign; null if by all bits or more. */
  public @Nullable APInt shiftRightSigned(APInt by) {
    return by.isShift() ? of(width, signed().shiftRight((int) by.bits)) : null;
  }

  /** Shifted to the right, with zeros; null if by all bits or more. */
  public @Nullable APInt shiftRightUnsigned(APInt by) {
    return by.isShift() ? of(width, unsigned().shiftRight((int) by.bits)) : null;
  }

  /** Compares signed numbers. */
  public int compareSigned(APInt other) {
    return wide == null ? Long.compare(bits, other.bits) : wide.compareTo(other.signed());
  }

  /** Compares unsigned numbers. */
  public int compareUnsigned(APInt other) {
    return wide == null
        ? Long.compareUnsigned(bits, other.bits)
        : unsigned().compareTo(other.unsigned());
  }

  /** The greater signed number. */
  public APInt maxSigned(APInt other) {
    return compareSigned(other) >= 0 ? this : other;
  }

  /** The lesser signed number. */
  public APInt minSigned(APInt other) {
    return compareSigned(other) <= 0 ? this : other;
  }

  /** The greater unsigned number. */
  public APInt maxUnsigned(APInt other) {
    return compareUnsigned(other) >= 0 ? this : other;
  }

  /** The lesser unsigned number. */
  public APInt minUnsigned(APInt other) {
    return compareUnsigned(other) <= 0 ? this : other;
  }

  /** The same signed number, or the lowest bits, in another width. */
  public APInt resizeSigned(int newWidth) {
    return of(newWidth, signed());
  }

  /** The same unsigned number, or the lowest bits, in another width. */
  public APInt resizeUnsigned(int newWidth) {
    return of(newWidth, unsigned());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof APInt that
        && width == that.width
        && bits == that.bits
        && Objects.equals(wide, that.wide);
  }

  @Override
  public int hashCode() {
    return signed().hashCode() * 31 + width;
  }

  /** The signed number. */
  @Override
  public String toString() {
    return signed().toString();
  }
}
