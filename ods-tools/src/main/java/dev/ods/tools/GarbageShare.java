// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Decides whether a process does little but collect garbage: over some seconds, more than nine
 * tenths of the time went into that, and the heap was nearly full all the time.
 *
 * <p>Such a process usually still ends, but after many minutes, or with an error that could have
 * been reported then.
 */
final class GarbageShare {
  /** The shortest period over which the share is meaningful. */
  private static final long PERIOD_MILLIS = 8_000;

  private static final double GARBAGE = 0.9;
  private static final double FULL = 0.93;

  private final long maxBytes;

  /** The samples of the last period in which the heap was full, oldest first. */
  private final Deque<Sample> samples = new ArrayDeque<>();

  private record Sample(long millis, long collectionMillis) {}

  /**
   * @param maxBytes the size to which the heap may grow
   */
  GarbageShare(long maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** Whether contents of this size fill the heap nearly: only then do collections count. */
  boolean isFull(long usedBytes) {
    return usedBytes >= FULL * maxBytes;
  }

  /**
   * Adds a sample, and decides.
   *
   * @param millis the time since any moment
   * @param collectionMillis the time spent in collections since the process started; any number
   *     unless the heap is full
   * @param usedBytes the size of the heap's contents
   * @return whether the process should give up
   */
  boolean isHopeless(long millis, long collectionMillis, long usedBytes) {
    if (!isFull(usedBytes)) {
      samples.clear();
      return false;
    }
    samples.add(new Sample(millis, collectionMillis));
    Sample first = samples.getFirst();
    long period = millis - first.millis;
    if (period < PERIOD_MILLIS) {
      return false;
    }
    boolean hopeless = collectionMillis - first.collectionMillis > GARBAGE * period;
    samples.removeFirst();
    return hopeless;
  }
}
