// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Selects some of many cases that take long: the ordinary build runs one in eight, always the same
 * ones, and {@code .ci/nightly} all. Cases that have an effect of their own are not to be left to
 * it.
 */
public final class Sample {
  /** The system property with the share of the cases that are run: one in so many. */
  private static final String PROPERTY = "ods.sample";

  private static final int ONE_IN = Integer.getInteger(PROPERTY, 8);

  private Sample() {}

  /**
   * Whether a combination of a table is run. Some of each row and of each column are, if these have
   * eight combinations at least.
   */
  public static boolean includes(int row, int column) {
    return (row + column) % ONE_IN == 0;
  }

  /** The elements of a list that are run; the first one is. */
  public static <T> List<T> of(List<T> all) {
    return IntStream.range(0, all.size())
        .filter(i -> includes(i, 0))
        .<T>mapToObj(all::get)
        .toList();
  }
}
