// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import org.jspecify.annotations.Nullable;

/** Finds the name that is most similar to an unknown one. */
final class Spelling {
  private Spelling() {}

  /**
   * The first of the names with the smallest edit distance to {@code name}, or null if none is
   * similar: the distance must be at most half of the length of {@code name}.
   */
  static @Nullable String nearest(String name, Iterable<String> names) {
    String nearest = null;
    int fewest = name.length() / 2 + 1;
    for (String candidate : names) {
      int changes = distance(name, candidate);
      if (changes < fewest) {
        fewest = changes;
        nearest = candidate;
      }
    }
    return nearest;
  }

  /** The edit distance (Levenshtein distance) of two words. */
  static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
