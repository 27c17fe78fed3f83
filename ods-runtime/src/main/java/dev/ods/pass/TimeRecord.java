// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.Locale;

/**
 * What something took, in nanoseconds.
 *
 * @param wall from its beginning to its end
 * @param user the sum over all threads that worked on it
 */
record TimeRecord(long wall, long user) {
  private static final double NANOS = 1e9;

  TimeRecord plus(TimeRecord other) {
    return new TimeRecord(wall + other.wall, user + other.user);
  }

  TimeRecord minus(TimeRecord other) {
    return new TimeRecord(wall - other.wall, user - other.user);
  }

  /** Whether several threads worked on it. */
  boolean isConcurrent() {
    return user != wall;
  }

  double wallSeconds() {
    return wall / NANOS;
  }

  /** The columns before a name in a table. */
  String columns(TimeRecord total) {
    String columns = total.isConcurrent() ? column(user, total.user) : "";
    return columns + column(wall, total.wall) + "  ";
  }

  private static String column(long time, long total) {
    return String.format(Locale.ROOT, "  %8.4f (%5.1f%%)", time / NANOS, 100.0 * time / total);
  }

  /** The members before a name in a JSON object. */
  String members(TimeRecord total) {
    String members = total.isConcurrent() ? "\"user\": " + object(user, total.user) + ", " : "";
    return members + "\"wall\": " + object(wall, total.wall);
  }

  private static String object(long time, long total) {
    return String.format(
        Locale.ROOT,
        "{\"duration\": %8.4f, \"percentage\": %5.1f}",
        time / NANOS,
        100.0 * time / total);
  }
}
