// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GarbageShareTest {
  /**
   * The heap has 1,000 bytes; a sample is taken each second, and {@code share} percent of the time
   * went into collections.
   */
  @ParameterizedTest
  @CsvSource({
    "1000, 100, 5, false",
    "1000, 100, 20, true",
    "960, 95, 20, true",
    "960, 85, 60, false",
    "500, 100, 60, false",
  })
  void givesUp(long used, int share, int seconds, boolean expected) {
    GarbageShare watch = new GarbageShare(1_000);
    boolean hopeless = false;
    for (int i = 0; i < seconds; i++) {
      hopeless |= watch.isHopeless(1_000L * i, 10L * share * i, used);
    }
    assertEquals(expected, hopeless);
  }

  @ParameterizedTest
  @CsvSource({"4", "7"})
  void startsAnewWhenCollectionsFreeMemory(int every) {
    GarbageShare watch = new GarbageShare(1_000);
    boolean hopeless = false;
    for (int i = 0; i < 60; i++) {
      hopeless |= watch.isHopeless(1_000L * i, 1_000L * i, i % every == 0 ? 100 : 1_000);
    }
    assertEquals(false, hopeless);
  }

  /** What the collections took is asked for only when the heap is full. */
  @ParameterizedTest
  @CsvSource({"929, false", "930, true", "1000, true"})
  void isFull(long used, boolean expected) {
    assertEquals(expected, new GarbageShare(1_000).isFull(used));
  }
}
