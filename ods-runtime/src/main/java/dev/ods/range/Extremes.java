// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bounds of what a function of exact numbers yields, by its values at the bounds of operands. */
final class Extremes {
  private final int width;
  private final boolean signed;

  /**
   * For a reading of numbers.
   *
   * @param width the number of bits of operands and results
   * @param signed how bits are read
   */
  Extremes(int width, boolean signed) {
    this.width = width;
    this.signed = signed;
  }

  /** A function; null where the result has too many bits, or is undefined. */
  @FunctionalInterface
  interface Function {
    @Nullable BigInteger apply(BigInteger lhs, BigInteger rhs);
  }

  private BigInteger least() {
    return signed ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
  }

  private BigInteger greatest() {
    return BigInteger.ONE.shiftLeft(signed ? width - 1 : width).subtract(BigInteger.ONE);
  }

  /** A result that may have too many bits: then null or, if it saturates, the nearest number. */
  @Nullable BigInteger fit(BigInteger exact, boolean saturates) {
    BigInteger fitting = exact.max(least()).min(greatest());
    return saturates || fitting.equals(exact) ? fitting : null;
  }

  /** The number that is the limit in the direction of another one. */
  BigInteger limit(int sign) {
    return sign < 0 ? least() : greatest();
  }

  BigInteger min(IntRange range) {
    return signed ? range.smin().signed() : range.umin().unsigned();
  }

  BigInteger max(IntRange range) {
    return signed ? range.smax().signed() : range.umax().unsigned();
  }

  /** From one result to another; everything if one of them is missing. */
  IntRange between(@Nullable BigInteger min, @Nullable BigInteger max) {
    return min == null || max == null ? IntRange.max(width) : IntRange.of(width, min, max, signed);
  }

  /** From the least to the greatest result; everything if one of the results is missing. */
  IntRange of(Function function, List<BigInteger> lhs, List<BigInteger> rhs) {
    BigInteger min = greatest();
    BigInteger max = least();
    for (BigInteger left : lhs) {
      for (BigInteger right : rhs) {
        BigInteger result = function.apply(left, right);
        if (result == null) {
          return IntRange.max(width);
        }
        min = min.min(result);
        max = max.max(result);
      }
    }
    return IntRange.of(width, min, max, signed);
  }

  /** The same for the bounds of ranges. */
  IntRange of(Function function, IntRange lhs, IntRange rhs) {
    return of(function, List.of(min(lhs), max(lhs)), List.of(min(rhs), max(rhs)));
  }
}
