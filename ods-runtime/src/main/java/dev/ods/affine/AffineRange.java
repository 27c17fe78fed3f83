// SPDX-License-Identifier: Apache-2.0
package dev.ods.affine;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a dimension or symbol: the numbers that a loop counts.
 *
 * @param first the least number; null if it is not known
 * @param end a number that is greater than all of them; null if it is not known
 * @param last the greatest number; null if it is not known
 * @param divisor a positive number that divides all of them
 */
public record AffineRange(
    @Nullable Long first, @Nullable Long end, @Nullable Long last, long divisor) {
  /** Of anything of which nothing is known. */
  public static final AffineRange UNKNOWN = new AffineRange(null, null, null, 1);

  /**
   * Of a loop.
   *
   * @param first the first number; null if it is not known
   * @param end the exclusive upper bound; null if it is not known
   * @param step the distance from one number to the next, positive
   * @param divisor a positive number that divides all of them
   */
  public static AffineRange ofLoop(
      @Nullable Long first, @Nullable Long end, long step, long divisor) {
    if (step <= 0 || divisor <= 0) {
      throw new IllegalArgumentException("the step and the divisor of a loop must be positive");
    }
    Long last = end == null ? null : (Long) (end - 1);
    if (first != null && end != null) {
      last = end - 1 - (end - first - 1) % step;
    }
    return new AffineRange(first, end, last, divisor);
  }

  /** Whether all numbers are from 0 to another number, exclusively. */
  boolean isWithin(long limit) {
    return first != null && end != null && first >= 0 && end <= limit;
  }
}
