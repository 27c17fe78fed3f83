// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.pattern.CheckedPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The patterns of a set that have one kind of root.
 *
 * @param op the root
 * @param patterns in the order in which they are tried: by benefit, then as declared
 * @param tree finds those to try, by their indices in this order
 */
public record RootPatterns(OpSpec op, List<CheckedPattern> patterns, DecisionTree tree) {
  public RootPatterns {
    patterns = List.copyOf(patterns);
  }

  /** Those of all roots, in the order in which these occur. */
  public static List<RootPatterns> of(List<CheckedPattern> patterns) {
    Map<ClassName, List<CheckedPattern>> byRoot = new LinkedHashMap<>();
    for (CheckedPattern pattern : patterns) {
      byRoot.computeIfAbsent(pattern.root().op().opClass(), root -> new ArrayList<>()).add(pattern);
    }
    return byRoot.values().stream().map(RootPatterns::ofRoot).toList();
  }

  private static RootPatterns ofRoot(List<CheckedPattern> patterns) {
    List<CheckedPattern> sorted = new ArrayList<>(patterns);
    sorted.sort(Comparator.comparingInt(CheckedPattern::benefit).reversed());
    List<Alternative> alternatives = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      alternatives.addAll(Conditions.of(sorted.get(i), i));
    }
    return new RootPatterns(sorted.get(0).root().op(), sorted, TreeBuilder.build(alternatives));
  }
}
