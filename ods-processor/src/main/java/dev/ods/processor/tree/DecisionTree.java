// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds all patterns whose conditions hold, and asks each question at most once on a way through
 * it. Each way in which a pattern matches is in one place only, so that the tree is as large as the
 * patterns are, and the work depends on how many questions apply, not on how many patterns there
 * are.
 */
public sealed interface DecisionTree {
  /** Patterns that are found, by their indices in ascending order. */
  record Found(List<Integer> patterns) implements DecisionTree {
    public Found {
      patterns = List.copyOf(patterns);
    }
  }

  /** A question, and where each answer leads; other answers lead nowhere. */
  record Ask(Question question, Map<Answer, DecisionTree> branches) implements DecisionTree {
    public Ask {
      branches = Collections.unmodifiableMap(new LinkedHashMap<>(branches));
    }
  }

  /** All of these. */
  record All(List<DecisionTree> parts) implements DecisionTree {
    public All {
      parts = List.copyOf(parts);
    }
  }
}
