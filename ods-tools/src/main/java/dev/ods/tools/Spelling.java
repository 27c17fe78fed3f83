// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import org.jspecify.annotations.Nullable;

/** Finds the option whose name is the most like an unknown one. */
final class Spelling {
  private Spelling() {}

  /**
   * The option whose name takes the fewest changes of letters, or null if none is like {@code
   * name}: at least half of its letters must be left.
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

  /** How many letters must be inserted, deleted or replaced to turn one word into another. */
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
