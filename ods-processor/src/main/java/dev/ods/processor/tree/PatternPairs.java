// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.pattern.CheckedPattern;
import java.util.ArrayList;
import java.util.List;

/**
 * Warns of patterns that are in each other's way: one that never applies as another one always does
 * before it, and two that undo each other. Only what is certain is reported.
 */
public final class PatternPairs {
  private PatternPairs() {}

  /** Reports such patterns of a set. */
  public static void check(List<CheckedPattern> patterns, Problems problems) {
    for (RootPatterns root : RootPatterns.of(patterns)) {
      checkShadowed(root.patterns(), problems);
    }
    for (int i = 0; i < patterns.size(); i++) {
      checkUndone(patterns.get(i), patterns.subList(0, i + 1), problems);
    }
  }

  /** Reports patterns of a root that never apply. */
  private static void checkShadowed(List<CheckedPattern> patterns, Problems problems) {
    List<List<Alternative>> earlier = new ArrayList<>();
    for (int i = 0; i < patterns.size(); i++) {
      List<Alternative> own = Conditions.of(patterns.get(i), i);
      for (int j = 0; j < i; j++) {
        if (covers(earlier.get(j), own)) {
          problems.report(
              ProblemId.PATTERN_SHADOWED,
              origin(patterns.get(i)),
              patterns.get(i).spec().name(),
              patterns.get(j).spec().name());
          break;
        }
      }
      earlier.add(own);
    }
  }

  /** Whether a pattern applies to whatever another one matches. */
  private static boolean covers(List<Alternative> general, List<Alternative> special) {
    return special.stream().allMatch(own -> general.stream().anyMatch(other -> covers(other, own)));
  }

  private static boolean covers(Alternative general, Alternative special) {
    return general.isExact()
        && general.tests().stream().allMatch(test -> special.tests().contains(test));
  }

  /** Reports a pattern that undoes one of those up to it. */
  private static void checkUndone(
      CheckedPattern pattern, List<CheckedPattern> upToIt, Problems problems) {
    for (CheckedPattern other : upToIt) {
      if (Undoing.undoes(pattern, other) || Undoing.undoes(other, pattern)) {
        problems.report(
            ProblemId.PATTERN_UNDOES,
            origin(pattern),
            pattern.spec().name(),
            pattern == other ? "it has done itself" : "'" + other.spec().name() + "' does");
        return;
      }
    }
  }

  private static Origin origin(CheckedPattern pattern) {
    return pattern.spec().match().origin().at(0);
  }
}
