// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Builds decision trees: at each step asks what most of the patterns that are left want to know,
 * parts these by the answer, and goes on with the others.
 */
final class TreeBuilder {
  private TreeBuilder() {}

  static DecisionTree build(List<Alternative> alternatives) {
    return build(alternatives, Set.of(Place.ROOT));
  }

  /**
   * A tree.
   *
   * @param known the operations whose kinds are known
   */
  private static DecisionTree build(List<Alternative> alternatives, Set<Place> known) {
    List<DecisionTree> parts = new ArrayList<>();
    List<Alternative> left = new ArrayList<>();
    Set<Integer> found = new TreeSet<>();
    for (Alternative alternative : alternatives) {
      if (alternative.tests().isEmpty()) {
        found.add(alternative.pattern());
      } else {
        left.add(alternative);
      }
    }
    if (!found.isEmpty()) {
      parts.add(new DecisionTree.Found(List.copyOf(found)));
    }
    while (!left.isEmpty()) {
      Question question = next(left, known);
      List<Alternative> others = new ArrayList<>();
      parts.add(ask(question, left, others, known));
      left = others;
    }
    return parts.size() == 1 ? parts.get(0) : new DecisionTree.All(parts);
  }

  private static DecisionTree ask(
      Question question, List<Alternative> left, List<Alternative> others, Set<Place> known) {
    Map<Answer, List<Alternative>> byAnswer = new LinkedHashMap<>();
    for (Alternative alternative : left) {
      Test test = find(alternative, question);
      if (test == null) {
        others.add(alternative);
      } else {
        byAnswer
            .computeIfAbsent(test.answer(), answer -> new ArrayList<>())
            .add(alternative.without(test));
      }
    }
    Set<Place> then = known;
    if (question instanceof Question.Kind kind) {
      then = new HashSet<>(known);
      then.add(kind.place());
    }
    Map<Answer, DecisionTree> branches = new LinkedHashMap<>();
    for (Map.Entry<Answer, List<Alternative>> entry : byAnswer.entrySet()) {
      branches.put(entry.getKey(), build(entry.getValue(), then));
    }
    return new DecisionTree.Ask(question, branches);
  }

  private static @Nullable Test find(Alternative alternative, Question question) {
    for (Test test : alternative.tests()) {
      if (test.question().equals(question)) {
        return test;
      }
    }
    return null;
  }

  /** What most want to know; of several the cheapest, and of these the first. */
  private static Question next(List<Alternative> left, Set<Place> known) {
    Map<Question, Integer> counts = new LinkedHashMap<>();
    for (Alternative alternative : left) {
      for (Test test : alternative.tests()) {
        if (known.containsAll(test.question().about())) {
          counts.merge(test.question(), 1, Integer::sum);
        }
      }
    }
    Question best = null;
    int most = 0;
    for (Map.Entry<Question, Integer> entry : counts.entrySet()) {
      int count = entry.getValue();
      Question question = entry.getKey();
      if (best == null || count > most || (count == most && question.cost() < best.cost())) {
        best = question;
        most = count;
      }
    }
    return Objects.requireNonNull(best);
  }
}
