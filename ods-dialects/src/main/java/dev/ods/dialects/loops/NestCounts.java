// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.loops;

/** Checks that the parts of loops in one another are as many as the loops. */
final class NestCounts {
  private NestCounts() {}

  /** Checks that there are as many of something as loops, or as values that they carry. */
  static void requireAsMany(int expected, int found, String what) {
    if (found != expected) {
      throw new IllegalArgumentException(
          "there are %d %s: give %d".formatted(found, what, expected));
    }
  }
}
