// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.pattern.CheckedPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Warns of patterns that are in each other's way: one that never applies as another one always does
 * before it, and two that undo each other. Only what is certain is reported.
 */
public final class PatternPairs {
  private PatternPairs() {}

  /** What each way of a pattern asks, as numbers; null for one about which that is not all. */
  private record Asked(List<@Nullable Set<Integer>> exact, List<Set<Integer>> all) {}

  /** Reports such patterns of a set. */
  public static void check(List<CheckedPattern> patterns, Problems problems) {
    for (RootPatterns root : RootPatterns.of(patterns)) {
      checkShadowed(root.patterns(), problems);
    }
    checkUndone(patterns, problems);
  }

  // -- Patterns that never apply -----------------------------------------------------------------

  /** Reports patterns of a root that never apply. */
  private static void checkShadowed(List<CheckedPattern> patterns, Problems problems) {
    List<Asked> earlier = new ArrayList<>();
    Map<Test, Integer> numbers = new HashMap<>();
    for (CheckedPattern pattern : patterns) {
      Asked own = asked(pattern, numbers);
      for (int j = 0; j < earlier.size(); j++) {
        if (covers(earlier.get(j), own)) {
          problems.report(
              PatternProblem.PATTERN_SHADOWED,
              origin(pattern),
              pattern.spec().name(),
              patterns.get(j).spec().name());
          break;
        }
      }
      earlier.add(own);
    }
  }

  private static Asked asked(CheckedPattern pattern, Map<Test, Integer> numbers) {
    Asked asked = new Asked(new ArrayList<>(), new ArrayList<>());
    for (Alternative alternative : Conditions.of(pattern, 0)) {
      Set<Integer> tests = new HashSet<>();
      for (Test test : alternative.tests()) {
        tests.add(numbers.computeIfAbsent(test, key -> numbers.size()));
      }
      asked.exact().add(alternative.isExact() ? tests : null);
      asked.all().add(tests);
    }
    return asked;
  }

  /** Whether a pattern applies to whatever another one matches. */
  private static boolean covers(Asked general, Asked special) {
    for (Set<Integer> own : special.all()) {
      boolean covered = false;
      for (Set<Integer> wanted : general.exact()) {
        covered |= wanted != null && own.containsAll(wanted);
      }
      if (!covered) {
        return false;
      }
    }
    return true;
  }

  // -- Patterns that undo each other -------------------------------------------------------------

  /** Reports patterns that undo themselves, or one before them. */
  private static void checkUndone(List<CheckedPattern> patterns, Problems problems) {
    Map<List<String>, List<CheckedPattern>> byOps = new HashMap<>();
    for (CheckedPattern pattern : patterns) {
      String root = pattern.root().op().name();
      String built = Undoing.built(pattern);
      if (built == null) {
        continue;
      }
      byOps.computeIfAbsent(List.of(root, built), key -> new ArrayList<>()).add(pattern);
      for (CheckedPattern other : byOps.getOrDefault(List.of(built, root), List.of())) {
        if (Undoing.undoes(pattern, other) || Undoing.undoes(other, pattern)) {
          problems.report(
              PatternProblem.PATTERN_UNDOES,
              origin(pattern),
              pattern.spec().name(),
              pattern == other ? "it has done itself" : "'" + other.spec().name() + "' does");
          break;
        }
      }
    }
  }

  private static Origin origin(CheckedPattern pattern) {
    return pattern.spec().match().origin().at(0);
  }
}
