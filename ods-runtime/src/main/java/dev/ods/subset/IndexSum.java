// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.ir.Value;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A number plus multiples of values and of sizes of dimensions. Two that are equal are so whatever
 * the values are. Immutable; sums of which a number does not fit in 64 bits are not formed.
 */
public final class IndexSum {
  private static final int NO_DIMENSION = -1;

  private final long number;
  private final Map<Term, Long> factors;

  /** A value, or the size of one of its dimensions. */
  private record Term(Value value, int dimension) {}

  private IndexSum(long number, Map<Term, Long> factors) {
    this.number = number;
    this.factors = factors;
  }

  /** A number. */
  public static IndexSum of(long number) {
    return new IndexSum(number, Map.of());
  }

  static IndexSum of(Value value) {
    return new IndexSum(0, Map.of(new Term(value, NO_DIMENSION), 1L));
  }

  static IndexSum ofDimension(Value value, int dimension) {
    return new IndexSum(0, Map.of(new Term(value, dimension), 1L));
  }

  /** The number that it is whatever the values are, or null. */
  public @Nullable Long known() {
    return factors.isEmpty() ? (Long) number : null;
  }

  /** The sum of both; null if a number does not fit. */
  public @Nullable IndexSum plus(IndexSum other) {
    return plusTimes(other, 1);
  }

  /** The difference of both; null if a number does not fit. */
  public @Nullable IndexSum minus(IndexSum other) {
    return plusTimes(other, -1);
  }

  /** The product of both; null if neither is a number, or a number does not fit. */
  public @Nullable IndexSum times(IndexSum other) {
    if (factors.isEmpty()) {
      return of(0).plusTimes(other, number);
    }
    return other.factors.isEmpty() ? of(0).plusTimes(this, other.number) : null;
  }

  private @Nullable IndexSum plusTimes(IndexSum other, long factor) {
    try {
      long sum = Math.addExact(number, Math.multiplyExact(other.number, factor));
      Map<Term, Long> all = new HashMap<>(factors);
      for (Map.Entry<Term, Long> entry : other.factors.entrySet()) {
        long before = all.getOrDefault(entry.getKey(), 0L);
        long after = Math.addExact(before, Math.multiplyExact(entry.getValue(), factor));
        if (after == 0) {
          all.remove(entry.getKey());
        } else {
          all.put(entry.getKey(), after);
        }
      }
      return new IndexSum(sum, all);
    } catch (ArithmeticException e) {
      return null;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IndexSum sum && number == sum.number && factors.equals(sum.factors);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number) * 31 + factors.hashCode();
  }

  @Override
  public String toString() {
    return number + " + " + factors;
  }
}
