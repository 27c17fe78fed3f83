// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import org.jspecify.annotations.Nullable;

/**
 * The time from now until it is closed, as a part of another one, for reports as those of MLIR's
 * {@code --mlir-timing}.
 *
 * <pre>{@code
 * try (TimingScope scope = timing.root()) {
 *   try (TimingScope parser = scope.nest("Parser")) {
 *     …
 *   }
 * }
 * timing.report(Timing.Display.TREE, Timing.Format.TEXT);
 * }</pre>
 */
public final class TimingScope implements AutoCloseable {
  /** Measures nothing, and has only parts that measure nothing. */
  public static final TimingScope NONE = new TimingScope(null);

  private final @Nullable Timer timer;
  private final long start;

  TimingScope(@Nullable Timer timer) {
    this.timer = timer;
    this.start = timer == null ? 0 : System.nanoTime();
  }

  /** A part, which begins now. Parts of the same name are shown as one. */
  public TimingScope nest(String name) {
    return nest(name, name, false);
  }

  /**
   * A part, which begins now.
   *
   * @param id what it is: parts that are equal are shown as one
   * @param hidden whether a tree shows only its parts
   */
  TimingScope nest(Object id, String name, boolean hidden) {
    return timer == null ? NONE : new TimingScope(timer.child(id, name, hidden));
  }

  /** Ends it, on the thread on which it began. */
  @Override
  public void close() {
    if (timer != null) {
      timer.add(System.nanoTime() - start);
    }
  }
}
