// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.ParameterKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Warns of lists, and of sets that are written with commas, in the format of a type or an attribute
 * that a comma follows: as in MLIR, their parser takes it for one of its own, between elements.
 *
 * <p>The scan tracks which lists may be the last ones printed, past elements that may be absent.
 */
final class OpenLists {
  private final Mistakes mistakes;
  private final Set<DefParameter> reported = new LinkedHashSet<>();

  private OpenLists(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  static void check(List<DefElement> elements, Mistakes mistakes) {
    new OpenLists(mistakes).scan(elements, List.of());
  }

  /** Returns the variables of lists that may precede what follows the elements. */
  private List<DefElement.Variable> scan(
      List<DefElement> elements, List<DefElement.Variable> before) {
    List<DefElement.Variable> open = before;
    for (DefElement element : elements) {
      if (element instanceof DefElement.Group group) {
        Set<DefElement.Variable> either = new LinkedHashSet<>(scan(group.then(), open));
        either.addAll(scan(group.otherwise(), open));
        open = List.copyOf(either);
      } else if (element instanceof DefElement.Text text) {
        if (text.spelling().equals(",")) {
          warn(open, "write it between brackets, or another literal behind it");
        }
        open = List.of();
      } else if (element instanceof DefElement.Params params) {
        open =
            fields(
                params.variables(),
                open,
                "name the parameters one by one, with it between brackets or at the end");
      } else if (element instanceof DefElement.Struct struct) {
        open = fields(struct.fields(), open, "name it last, or in a custom directive");
      } else if (!(element instanceof DefElement.Blank)) {
        open = after(element, open);
      }
    }
    return open;
  }

  /**
   * Scans what is printed with commas between, but not before the first that is present.
   *
   * @param advice what to do about a list that is not the last one
   */
  private List<DefElement.Variable> fields(
      List<? extends DefElement> fields, List<DefElement.Variable> before, String advice) {
    List<DefElement.Variable> open = List.of();
    for (DefElement field : fields) {
      warn(open, advice);
      open = after(field, open);
    }
    if (!fields.stream().allMatch(OpenLists::mayBeAbsent)) {
      return open;
    }
    return Stream.concat(before.stream(), open.stream()).toList();
  }

  private static List<DefElement.Variable> after(
      DefElement element, List<DefElement.Variable> before) {
    List<DefElement.Variable> open = new ArrayList<>();
    if (mayBeAbsent(element)) {
      open.addAll(before);
    }
    if (element instanceof DefElement.Variable variable && isWrittenWithCommas(variable)) {
      open.add(variable);
    }
    return open;
  }

  private static boolean isWrittenWithCommas(DefElement.Variable variable) {
    return isList(variable)
        || (variable.parameter().kind() instanceof ParameterKind.Cases cases
            && cases.spec().isReadWithCommas());
  }

  private static boolean isList(DefElement.Variable variable) {
    return variable.parameter().kind() instanceof ParameterKind.Elements;
  }

  /** A directive without parameters prints something always. */
  private static boolean mayBeAbsent(DefElement element) {
    List<DefParameter> parameters = element.parameters();
    return !parameters.isEmpty() && parameters.stream().allMatch(DefParameter::isOptional);
  }

  private void warn(List<DefElement.Variable> lists, String advice) {
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
