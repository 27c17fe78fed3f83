// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import java.math.BigInteger;
import java.util.List;

/**
 * What operations on bits, minima and maxima may be, and integers in other widths (MLIR's {@code
 * InferIntRangeCommon}). The operands of each have one width.
 */
public final class IntRangeBits {
  private IntRangeBits() {}

  // --- And, or, exclusive or.

  /** The bits that differ between two unsigned numbers of a range, and those below. */
  private static BigInteger varying(IntRange range) {
    int differing = range.umin().unsigned().xor(range.umax().unsigned()).bitLength();
    return BigInteger.ONE.shiftLeft(differing).subtract(BigInteger.ONE);
  }

  /** With all the bits that vary cleared, and with all of them set. */
  private static List<BigInteger> widened(IntRange range) {
    BigInteger varying = varying(range);
    return List.of(range.umin().unsigned().andNot(varying), range.umax().unsigned().or(varying));
  }

  /** Conjunctions. */
  public static IntRange and(IntRange lhs, IntRange rhs) {
    return new Extremes(lhs.width(), false).of(BigInteger::and, widened(lhs), widened(rhs));
  }

  /** Disjunctions. */
  public static IntRange or(IntRange lhs, IntRange rhs) {
    return new Extremes(lhs.width(), false).of(BigInteger::or, widened(lhs), widened(rhs));
  }

  /** Exclusive disjunctions. */
  public static IntRange xor(IntRange lhs, IntRange rhs) {
    BigInteger varying = varying(lhs).or(varying(rhs));
    BigInteger bits = lhs.umin().unsigned().xor(rhs.umin().unsigned());
    return IntRange.of(lhs.width(), bits.andNot(varying), bits.or(varying), false);
  }

  // --- Shifts.

  /**
   * Shifted to the left.
   *
   * @param nsw whether a signed overflow is poison
   * @param nuw whether an unsigned overflow is poison
   */
  public static IntRange shiftLeft(IntRange lhs, IntRange rhs, boolean nsw, boolean nuw) {
    return shifted(lhs, rhs, false, nuw).intersection(shifted(lhs, rhs, true, nsw));
  }

  private static IntRange shifted(IntRange lhs, IntRange rhs, boolean signed, boolean saturates) {
    Extremes of = new Extremes(lhs.width(), signed);
    return of.of(
        (a, by) -> {
          if (isShift(by, lhs.width())) {
            return of.fit(a.shiftLeft(by.intValue()), saturates);
          }
          return saturates ? of.limit(a.signum()) : null;
        },
        List.of(of.min(lhs), of.max(lhs)),
        amounts(rhs));
  }

  /** Shifted to the right, with copies of the sign. */
  public static IntRange shiftRightSigned(IntRange lhs, IntRange rhs) {
    return shiftedRight(lhs, rhs, true);
  }

  /** Shifted to the right, with zeros. */
  public static IntRange shiftRightUnsigned(IntRange lhs, IntRange rhs) {
    return shiftedRight(lhs, rhs, false);
  }

  private static IntRange shiftedRight(IntRange lhs, IntRange rhs, boolean signed) {
    Extremes of = new Extremes(lhs.width(), signed);
    return of.of(
        (a, by) -> isShift(by, lhs.width()) ? a.shiftRight(by.intValue()) : null,
        List.of(of.min(lhs), of.max(lhs)),
        amounts(rhs));
  }

  private static List<BigInteger> amounts(IntRange range) {
    return List.of(range.umin().unsigned(), range.umax().unsigned());
  }

  private static boolean isShift(BigInteger by, int width) {
    return by.compareTo(BigInteger.valueOf(width)) < 0;
  }

  // --- Minima and maxima.

  /** The greater signed number. */
  public static IntRange maxSigned(IntRange lhs, IntRange rhs) {
    return IntRange.ofSigned(lhs.smin().maxSigned(rhs.smin()), lhs.smax().maxSigned(rhs.smax()));
  }

  /** The greater unsigned number. */
  public static IntRange maxUnsigned(IntRange lhs, IntRange rhs) {
    return IntRange.ofUnsigned(
        lhs.umin().maxUnsigned(rhs.umin()), lhs.umax().maxUnsigned(rhs.umax()));
  }

  /** The lesser signed number. */
  public static IntRange minSigned(IntRange lhs, IntRange rhs) {
    return IntRange.ofSigned(lhs.smin().minSigned(rhs.smin()), lhs.smax().minSigned(rhs.smax()));
  }

  /** The lesser unsigned number. */
  public static IntRange minUnsigned(IntRange lhs, IntRange rhs) {
    return IntRange.ofUnsigned(
        lhs.umin().minUnsigned(rhs.umin()), lhs.umax().minUnsigned(rhs.umax()));
  }

  // --- Other widths.

  /** The same unsigned number with more bits. */
  public static IntRange extendUnsigned(IntRange range, int width) {
    return IntRange.ofUnsigned(
        range.umin().resizeUnsigned(width), range.umax().resizeUnsigned(width));
  }

  /** The same signed number with more bits. */
  public static IntRange extendSigned(IntRange range, int width) {
    return IntRange.ofSigned(range.smin().resizeSigned(width), range.smax().resizeSigned(width));
  }

  /** Each reading with more bits, where the number is both. */
  static IntRange extend(IntRange range, int width) {
    return new IntRange(
        range.umin().resizeUnsigned(width),
        range.umax().resizeUnsigned(width),
        range.smin().resizeSigned(width),
        range.smax().resizeSigned(width));
  }

  /** The lowest bits. */
  public static IntRange truncate(IntRange range, int width) {
    IntRange max = IntRange.max(width);
    BigInteger low = range.umin().unsigned().shiftRight(width);
    boolean isUnsignedRange = low.equals(range.umax().unsigned().shiftRight(width));
    boolean isSignedRange = isRange(range.smin().signed(), range.smax().signed(), width - 1);
    return new IntRange(
        isUnsignedRange ? range.umin().resizeUnsigned(width) : max.umin(),
        isUnsignedRange ? range.umax().resizeUnsigned(width) : max.umax(),
        isSignedRange ? range.smin().resizeSigned(width) : max.smin(),
        isSignedRange ? range.smax().resizeSigned(width) : max.smax());
  }

  /** Whether the bits from one on are the same, or are copies of the signs on both sides. */
  private static boolean isRange(BigInteger min, BigInteger max, int from) {
    BigInteger low = min.shiftRight(from);
    BigInteger high = max.shiftRight(from);
    BigInteger minusOne = BigInteger.ONE.negate();
    return low.equals(high) || (low.equals(minusOne) && high.signum() == 0);
  }
}
