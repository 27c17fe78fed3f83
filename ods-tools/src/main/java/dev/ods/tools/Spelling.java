// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import org.jspecify.annotations.Nullable;

/** Finds the option whose name is most similar to an unknown one. */
final class Spelling {
  private Spelling() {}

  /**
   * The option with the smallest edit distance to {@code name}, or null if none is similar: the
   * distance must be at most half of the length of {@code name}.
   */
  static @Nullable OptOption nearest(String name) {
    OptOption nearest = null;
    int fewest = name.length() / 2 + 1;
    for (OptOption option : OptOption.values()) {
      int changes = distance(name, option.option());
      if (changes < fewest) {
        fewest = changes;
        nearest = option;
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
