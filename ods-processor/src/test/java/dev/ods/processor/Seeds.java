// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.Random;

/** Sources of random numbers for tests that count their seeds. */
final class Seeds {
  private Seeds() {}

  /** A source for a seed; those of neighbouring seeds would begin with almost the same numbers. */
  static Random random(long seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L);
  }
}
