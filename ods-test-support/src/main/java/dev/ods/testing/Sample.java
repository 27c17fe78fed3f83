// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

/**
 * Selects some combinations of a table of many, where each takes a process: the ordinary build runs
 * a quarter of them, always the same ones, with cases of each row and of each column; {@code
 * .ci/nightly} runs all. Combinations that have an effect of their own are not to be left to it.
 */
public final class Sample {
  /** The system property with the share of the combinations that are run: one in so many. */
  private static final String PROPERTY = "ods.sample";

  private static final int ONE_IN = Integer.getInteger(PROPERTY, 4);

  private Sample() {}

  /** Whether a combination is run. */
  public static boolean includes(int row, int column) {
    return (row + column) % ONE_IN == 0;
  }
}
