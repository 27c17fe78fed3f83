// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.FormatElement.Literal;
import dev.ods.processor.format.OpElement.OiList;
import dev.ods.processor.format.OpElement.OptionalGroup;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Warns of optional groups at the end of a clause of {@code oilist} that begin as what may follow
 * the clause does: as in MLIR, where the group is left out, its parser takes what follows.
 */
final class ClauseEnds {
  private ClauseEnds() {}

  /** Checks the format of an op; an element at fault is null. */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) instanceof OiList list) {
        Set<String> after = starts(elements.subList(i + 1, elements.size()));
        for (OiList.Clause clause : list.clauses()) {
          check(list, clause, after, mistakes);
        }
      }
    }
  }

  private static void check(
      OiList list, OiList.Clause clause, Set<String> afterList, Mistakes mistakes) {
    Set<String> next = new HashSet<>(afterList);
    for (OiList.Clause other : list.clauses()) {
      if (other != clause) {
        next.add(other.keyword().spelling());
      }
    }
    for (Literal start : open(clause.elements(), Set.of())) {
      if (next.contains(start.spelling())) {
        mistakes.warn(
            FormatProblem.FORMAT_CLAUSE_END,
            start.offset(),
            start.spelling(),
            clause.keyword().spelling());
      }
    }
  }

  /**
   * The first literals of groups that are looked for behind elements.
   *
   * @param before those that are looked for before them
   */
  private static Set<Literal> open(List<OpElement> elements, Set<Literal> before) {
    Set<Literal> open = before;
    for (OpElement element : elements) {
      if (element instanceof OptionalGroup group) {
        Set<Literal> either = new LinkedHashSet<>(open(group.then(), open));
        either.addAll(open(group.otherwise(), open));
        if (group.otherwise().isEmpty() && group.guard() instanceof Literal start) {
          either.add(start);
        }
        open = either;
      } else if (!mayBeEmpty(element)) {
        open = Set.of();
      }
    }
    return open;
  }

  /** What elements of a format may begin with, as far as it is known. */
  private static Set<String> starts(List<@Nullable OpElement> elements) {
    Set<String> starts = new HashSet<>();
    for (OpElement element : elements) {
      if (element instanceof OiList list) {
        list.clauses().forEach(clause -> starts.add(clause.keyword().spelling()));
      } else if (element instanceof OptionalGroup group) {
        starts.addAll(starts(group.then()));
        starts.addAll(starts(group.otherwise()));
        if (!group.otherwise().isEmpty()) {
          return starts;
        }
      } else if (element instanceof OpElement.AttrDict dict) {
        starts.add(dict.withKeyword() ? "attributes" : "{");
      } else if (element instanceof OpElement.PropDict) {
        starts.add("<");
      } else if (element instanceof Literal literal) {
        starts.add(literal.spelling());
        return starts;
      } else if (element == null || !mayBeEmpty(element)) {
        return starts;
      }
    }
    return starts;
  }

  /** Whether nothing may be printed for an element that is no group. */
  private static boolean mayBeEmpty(OpElement element) {
    if (element instanceof OpElement.OperandVariable operand) {
      return operand.member().arity().isVariableLength();
    } else if (element instanceof OpElement.ResultVariable result) {
      return result.member().arity().isVariableLength();
    }
    return element instanceof FormatElement.Whitespace
        || (element instanceof OpElement.TypeOf type && mayBeEmpty(type.argument()));
  }
}
