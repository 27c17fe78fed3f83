// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Warns of parameters in the format of a type or an attribute that are printed as nothing if they
 * are absent or have their default, but, as in MLIR, read as if they were there: all but those that
 * follow a literal in a group that they anchor, and optional ones with a start of their own.
 */
final class UnreadAbsences {
  private final Mistakes mistakes;

  private UnreadAbsences(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  static void check(List<DefElement> elements, Mistakes mistakes) {
    new UnreadAbsences(mistakes).check(elements, (DefElement) null);
  }

  /** Checks elements of which one is known to be present. */
  private void check(List<DefElement> elements, @Nullable DefElement present) {
    for (DefElement element : elements) {
      if (element instanceof DefElement.Group group) {
        DefElement known = group.anchor() == first(group) ? null : group.anchor();
        check(group.then(), known);
        check(group.otherwise(), known);
      } else if (element instanceof DefElement.Variable variable
          && variable.parameter().isOptional()
          && !variable.parameter().isReadOptionally()
          && !variable.equals(present)) {
        mistakes.warn(
            FormatProblem.DEF_FORMAT_NOTHING, element.offset(), variable.parameter().name());
      }
    }
  }

  private static @Nullable DefElement first(DefElement.Group group) {
    return group.then().stream()
        .filter(element -> !(element instanceof DefElement.Blank))
        .findFirst()
        .orElse(null);
  }
}
