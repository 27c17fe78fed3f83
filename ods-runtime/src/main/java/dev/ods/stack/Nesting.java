// SPDX-License-Identifier: Apache-2.0
package dev.ods.stack;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts how deep things of one kind nest in each other, and limits it. Several kinds may nest in
 * each other; each has its own limit, and they share a {@link DeepStack}.
 *
 * <p>The parser and the printer of a kind count the same things, so that what is printed can be
 * parsed.
 */
public final class Nesting {
  /** The greatest depth. */
  public static final int MAX_LEVELS = 100_000;

  private final DeepStack stack;
  private int levels;

  /** For things that are met in one recursion. */
  public Nesting(DeepStack stack) {
    this.stack = stack;
  }

  /** Whether nothing more may nest here. */
  public boolean isFull() {
    return levels == MAX_LEVELS;
  }

  /** Whether so many more levels may nest here. */
  public boolean allows(int more) {
    return levels + more <= MAX_LEVELS;
  }

  /** {@link #call} without a result. */
  public void run(Runnable level) {
    levels++;
    try {
      stack.run(level);
    } finally {
      levels--;
    }
  }

  /** Goes one level deeper for the time of a call; only if not {@link #isFull}. */
  public <T extends @Nullable Object> T call(Supplier<T> level) {
    levels++;
    try {
      return stack.call(level);
    } finally {
      levels--;
    }
  }
}
