// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.Objects;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** A number that a pass counts over all its runs (MLIR's {@code Pass::Statistic}). */
public final class Statistic {
  private final String name;
  private final String description;
  private final LongAdder value = new LongAdder();
  private final LongAccumulator maximum = new LongAccumulator(Math::max, 0);

  private Statistic(String name, String description) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(description, "description");
    this.name = name;
    this.description = description;
  }

  /**
   * A number, of which nothing was counted yet.
   *
   * @param name a short name, such as {@code "num-erased"}
   * @param description a phrase that says what is counted
   */
  public static Statistic of(String name, String description) {
    return new Statistic(name, description);
  }

  /** The name, such as {@code "num-erased"}. */
  public String name() {
    return name;
  }

  /** A phrase that says what is counted. */
  public String description() {
    return description;
  }

  /** What was counted so far, or the maximum if {@link #updateMax} was called. */
  public long value() {
    return Math.max(value.sum(), maximum.get());
  }

  /** Counts one. */
  public void increment() {
    value.increment();
  }

  /** Counts several. */
  public void add(long count) {
    value.add(count);
  }

  /** Makes the number at least {@code other}, in place of counting. */
  public void updateMax(long other) {
    maximum.accumulate(other);
  }
}
