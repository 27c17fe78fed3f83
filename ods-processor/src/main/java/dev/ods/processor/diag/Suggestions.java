// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Suggests corrections of misspelled words. */
public final class Suggestions {
  private Suggestions() {}

  /**
   * A sentence to append to a message: {@code ". Did you mean 'value'?"}, or nothing when no
   * candidate is close to {@code word}.
   */
  public static String didYouMean(String word, Collection<String> candidates) {
    String closest = closest(word, candidates);
    return closest == null ? "" : ". Did you mean '" + closest + "'?";
  }

  /** Whether {@code word} looks like a misspelling of {@code meant}. */
  public static boolean isTypo(String word, String meant) {
    return !word.equals(meant)
        && Math.abs(word.length() - meant.length()) <= 1
        && distance(word, meant) <= 2;
  }

  /** The first candidate with the smallest distance, or null when each is too far away. */
  public static @Nullable String closest(String word, Collection<String> candidates) {
    String best = null;
    // At most a third of the letters may differ.
    int bestDistance = Math.max(1, word.length() / 3) + 1;
    for (String candidate : candidates) {
      int distance = distance(word, candidate);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return best;
  }

  /**
   * The edit distance of insertions, deletions, replacements and transpositions; changes of case
   * cost less.
   */
  private static int distance(String a, String b) {
    if (a.equalsIgnoreCase(b)) {
      return a.equals(b) ? 0 : 1;
    }
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 ? j : j == 0 ? i : step(a, b, cost, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int step(String a, String b, int[][] cost, int i, int j) {
    int replace = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replace, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
  }
}
