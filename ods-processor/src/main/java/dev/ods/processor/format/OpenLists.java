// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.ParameterKind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Warns of lists, and of sets that are written with commas, in the format of a type or an attribute
 * that a comma follows: as in MLIR, their parser takes it for one of its own, between elements.
 */
final class OpenLists extends FormatScan<DefElement.Variable> {
  private final Mistakes mistakes;
  private final Set<DefParameter> reported = new LinkedHashSet<>();

  private OpenLists(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  static void check(List<DefElement> elements, Mistakes mistakes) {
    new OpenLists(mistakes).passAll(elements, Set.of());
  }

  @Override
  Set<DefElement.Variable> pass(FormatElement element, Set<DefElement.Variable> before) {
    if (element instanceof DefElement.Text text) {
      if (text.spelling().equals(",")) {
        warn(before, "write it between brackets, or another literal behind it");
      }
      return Set.of();
    } else if (element instanceof DefElement.Params params) {
      return fields(
          params.variables(),
          before,
          "name the parameters one by one, with it between brackets or at the end");
    } else if (element instanceof DefElement.Struct struct) {
      return fields(struct.fields(), before, "name it last, or in a custom directive");
    }
    return element instanceof DefElement.Blank ? before : after((DefElement) element, before);
  }

  /**
   * Passes what is printed with commas between, but not before the first that is present.
   *
   * @param advice what to do about a list that is not the last one
   */
  private Set<DefElement.Variable> fields(
      List<? extends DefElement> fields, Set<DefElement.Variable> before, String advice) {
    Set<DefElement.Variable> open = Set.of();
    for (DefElement field : fields) {
      warn(open, advice);
      open = after(field, open);
    }
    return fields.stream().allMatch(OpenLists::mayBeAbsent) ? either(before, open) : open;
  }

  private static Set<DefElement.Variable> after(
      DefElement element, Set<DefElement.Variable> before) {
    Set<DefElement.Variable> open = mayBeAbsent(element) ? before : Set.of();
    return element instanceof DefElement.Variable variable && isWrittenWithCommas(variable)
        ? either(open, Set.of(variable))
        : open;
  }

  private static boolean isWrittenWithCommas(DefElement.Variable variable) {
    return isList(variable)
        || (variable.parameter().syntax() == null
            && variable.parameter().kind() instanceof ParameterKind.Cases cases
            && cases.spec().isReadWithCommas());
  }

  private static boolean isList(DefElement.Variable variable) {
    return variable.parameter().isWrittenAsList();
  }

  /** A directive without parameters prints something always. */
  static boolean mayBeAbsent(DefElement element) {
    List<DefParameter> parameters = element.parameters();
    return !parameters.isEmpty() && parameters.stream().allMatch(DefParameter::isOptional);
  }

  private void warn(Set<DefElement.Variable> lists, String advice) {
    for (DefElement.Variable list : lists) {
      if (reported.add(list.parameter())) {
        mistakes.warn(
            FormatProblem.DEF_FORMAT_LIST,
            list.offset(),
            isList(list) ? "list" : "set",
            list.parameter().name(),
            advice);
      }
    }
  }
}
