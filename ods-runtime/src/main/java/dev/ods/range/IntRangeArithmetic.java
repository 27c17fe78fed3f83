// SPDX-License-Identifier: Apache-2.0
package dev.ods.range;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * What sums, differences, products, quotients and remainders may be (MLIR's {@code
 * InferIntRangeCommon}). The operands of each have one width, which the result has too.
 */
public final class IntRangeArithmetic {
  private IntRangeArithmetic() {}

  /**
   * Sums.
   *
   * @param nsw whether a signed overflow is poison
   * @param nuw whether an unsigned overflow is poison
   */
  public static IntRange add(IntRange lhs, IntRange rhs, boolean nsw, boolean nuw) {
    return sum(lhs, rhs, false, nuw).intersection(sum(lhs, rhs, true, nsw));
  }

  private static IntRange sum(IntRange lhs, IntRange rhs, boolean signed, boolean saturates) {
    Extremes of = new Extremes(lhs.width(), signed);
    return of.between(
        of.fit(of.min(lhs).add(of.min(rhs)), saturates),
        of.fit(of.max(lhs).add(of.max(rhs)), saturates));
  }

  /** Differences, with the flags of {@link #add}. */
  public static IntRange subtract(IntRange lhs, IntRange rhs, boolean nsw, boolean nuw) {
    return difference(lhs, rhs, false, nuw).intersection(difference(lhs, rhs, true, nsw));
  }

  private static IntRange difference(
      IntRange lhs, IntRange rhs, boolean signed, boolean saturates) {
    Extremes of = new Extremes(lhs.width(), signed);
    return of.between(
        of.fit(of.min(lhs).subtract(of.max(rhs)), saturates),
        of.fit(of.max(lhs).subtract(of.min(rhs)), saturates));
  }

  /** Products, with the flags of {@link #add}. */
  public static IntRange multiply(IntRange lhs, IntRange rhs, boolean nsw, boolean nuw) {
    return product(lhs, rhs, false, nuw).intersection(product(lhs, rhs, true, nsw));
  }

  private static IntRange product(IntRange lhs, IntRange rhs, boolean signed, boolean saturates) {
    Extremes of = new Extremes(lhs.width(), signed);
    return of.of((a, b) -> of.fit(a.multiply(b), saturates), lhs, rhs);
  }

  // --- Quotients.

  /** Unsigned quotients, rounded down. */
  public static IntRange divideUnsigned(IntRange lhs, IntRange rhs) {
    return quotientUnsigned(BigInteger::divide, lhs, rhs);
  }

  /** Unsigned quotients, rounded up. */
  public static IntRange divideCeilingUnsigned(IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), false);
    return quotientUnsigned(
        (a, b) -> {
          BigInteger[] both = a.divideAndRemainder(b);
          return both[1].signum() == 0 ? both[0] : of.fit(both[0].add(BigInteger.ONE), false);
        },
        lhs,
        rhs);
  }

  private static IntRange quotientUnsigned(Extremes.Function divide, IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), false);
    BigInteger greatest = of.max(rhs);
    if (of.min(rhs).signum() != 0 && greatest.signum() != 0) {
      return of.of(divide, lhs, rhs);
    }
    BigInteger least = of.min(lhs);
    boolean isAtLeastOne = greatest.signum() != 0 && least.compareTo(greatest) >= 0;
    return of.between(isAtLeastOne ? least.divide(greatest) : BigInteger.ZERO, of.max(lhs));
  }

  /** Signed quotients, rounded towards zero. */
  public static IntRange divideSigned(IntRange lhs, IntRange rhs) {
    return quotientSigned((a, b) -> quotient(a, b, lhs.width()), lhs, rhs);
  }

  /** Signed quotients, rounded down. */
  public static IntRange divideFloor(IntRange lhs, IntRange rhs) {
    return quotientSigned(
        (a, b) -> {
          BigInteger quotient = quotient(a, b, lhs.width());
          return quotient == null
                  || a.remainder(b).signum() == 0
                  || a.signum() < 0 == b.signum() < 0
              ? quotient
              : quotient.subtract(BigInteger.ONE);
        },
        lhs,
        rhs);
  }

  /** Signed quotients, rounded up; of the least number they are as MLIR folds them. */
  public static IntRange divideCeiling(IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), true);
    BigInteger least = of.limit(-1);
    Extremes.Function divide =
        (a, b) -> {
          BigInteger quotient = quotient(a, b, lhs.width());
          if (quotient == null) {
            return null;
          }
          if (a.remainder(b).signum() != 0 && a.signum() < 0 == b.signum() < 0) {
            return of.fit(quotient.add(BigInteger.ONE), false);
          }
          boolean wraps = a.equals(least) && b.compareTo(BigInteger.ONE) > 0;
          return wraps ? quotient.negate() : quotient;
        };
    IntRange result = quotientSigned(divide, lhs, rhs);
    if (!of.min(lhs).equals(least) || of.max(lhs).equals(least)) {
      return result;
    }
    // The least number is apart from its neighbours.
    IntRange others = of.between(least.add(BigInteger.ONE), of.max(lhs));
    return result.union(quotientSigned(divide, others, rhs));
  }

  private static @Nullable BigInteger quotient(BigInteger lhs, BigInteger rhs, int width) {
    return new Extremes(width, true).fit(lhs.divide(rhs), false);
  }

  private static IntRange quotientSigned(Extremes.Function divide, IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), true);
    boolean isNeverZero = of.min(rhs).signum() > 0 || of.max(rhs).signum() < 0;
    return isNeverZero ? of.of(divide, lhs, rhs) : IntRange.max(lhs.width());
  }

  // --- Remainders.

  /** Remainders with the sign of the dividend. */
  public static IntRange remainderSigned(IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), true);
    BigInteger least = of.min(rhs);
    BigInteger greatest = of.max(rhs);
    if (least.signum() <= 0 && greatest.signum() >= 0) {
      return IntRange.max(lhs.width());
    }
    BigInteger divisor = least.signum() > 0 ? greatest : least.negate();
    BigInteger from = of.min(lhs);
    BigInteger to = of.max(lhs);
    if (least.equals(greatest) && to.subtract(from).compareTo(divisor) < 0) {
      BigInteger min = from.remainder(divisor);
      BigInteger max = to.remainder(divisor);
      if (min.compareTo(max) <= 0) {
        return of.between(min, max);
      }
    }
    BigInteger most = divisor.subtract(BigInteger.ONE);
    return of.between(
        from.signum() < 0 ? most.negate() : BigInteger.ZERO,
        to.signum() > 0 ? most : BigInteger.ZERO);
  }

  /** Remainders of unsigned numbers. */
  public static IntRange remainderUnsigned(IntRange lhs, IntRange rhs) {
    Extremes of = new Extremes(lhs.width(), false);
    BigInteger divisor = of.max(rhs);
    BigInteger from = of.min(lhs);
    BigInteger to = of.max(lhs);
    if (divisor.signum() != 0
        && of.min(rhs).equals(divisor)
        && to.subtract(from).compareTo(divisor) < 0) {
      BigInteger min = from.remainder(divisor);
      BigInteger max = to.remainder(divisor);
      if (min.compareTo(max) <= 0) {
        return of.between(min, max);
      }
    }
    BigInteger most = divisor.signum() == 0 ? of.limit(1) : divisor.subtract(BigInteger.ONE);
    return of.between(BigInteger.ZERO, most.min(to));
  }
}
