// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.OpElement.OiList;
import dev.ods.processor.format.OpElement.OptionalGroup;
import dev.ods.processor.model.Member;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Warns of optional attributes that are printed even if they are absent, because something else is
 * present: as in MLIR, as {@code <<NULL ATTRIBUTE>>}.
 */
final class NullAttributes {
  private final Mistakes mistakes;

  private NullAttributes(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  /** Checks the format of an op; an element at fault is null. */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    NullAttributes attributes = new NullAttributes(mistakes);
    FormatElement.walk(elements)
        .forEach(
            element -> {
              if (element instanceof OptionalGroup group) {
                attributes.checkGroup(group);
              } else if (element instanceof OiList list) {
                list.clauses().forEach(attributes::checkClause);
              }
            });
  }

  /** A branch is printed because of the anchor, which may be in the other one. */
  private void checkGroup(OptionalGroup group) {
    boolean inverted = group.inverted();
    check(
        group.then(),
        group.anchor(),
        "the optional group",
        inverted ? "its anchor is absent" : "its anchor is present");
    check(
        group.otherwise(),
        group.anchor(),
        "the else group",
        inverted ? "its anchor is present" : "the anchor is absent");
  }

  /** A clause is printed because of any member, also of one in an optional group. */
  private void checkClause(OiList.Clause clause) {
    Set<Member> members =
        FormatElement.walk(clause.elements())
            .flatMap(OiListRules::members)
            .collect(Collectors.toSet());
    if (members.size() > 1 && OiListRules.secondKeyword(clause) == null) {
      check(
          clause.elements(),
          null,
          "the clause `" + clause.keyword().spelling() + "`",
          "any of its parts is present");
    }
  }

  private void check(
      List<OpElement> elements, @Nullable OpElement present, String what, String condition) {
    for (OpElement element : elements) {
      if (element instanceof OpVariable.Attribute variable
          && variable.member().optional()
          && variable != present) {
        mistakes.warn(
            FormatProblem.FORMAT_NULL_ATTRIBUTE,
            variable.offset(),
            what,
            condition,
            variable.member().name());
      }
    }
  }
}
