// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.ParameterKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Warns of sets of bits that a format writes as nothing if they are empty, as in MLIR, and then
 * does not read back.
 */
final class EmptySets {
  private final Mistakes mistakes;

  private EmptySets(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  /** Checks the format of an op; an element at fault is null. */
  static void checkOp(List<@Nullable OpElement> elements, Mistakes mistakes) {
    EmptySets sets = new EmptySets(mistakes);
    for (OpElement element : elements) {
      if (element != null) {
        sets.check(element);
      }
    }
  }

  /** Checks the format of a type or an attribute. */
  static void checkDef(List<DefElement> elements, Mistakes mistakes) {
    EmptySets sets = new EmptySets(mistakes);
    elements.forEach(sets::check);
  }

  private void check(OpElement element) {
    if (element instanceof OpElement.AttributeVariable variable) {
      warn(variable.member().storage().enumSpec(), variable.member().name(), element);
    } else if (element instanceof OpElement.PropertyVariable variable) {
      var leaf = variable.member().type().leafType().leaf();
      warn(leaf == null ? null : leaf.enumSpec(), variable.member().name(), element);
    } else if (element instanceof OpElement.OptionalGroup group) {
      group.then().forEach(this::check);
      group.otherwise().forEach(this::check);
    } else if (element instanceof OpElement.OiList list) {
      list.clauses().forEach(clause -> clause.elements().forEach(this::check));
    }
  }

  private void check(DefElement element) {
    if (element instanceof DefElement.Group group) {
      group.then().forEach(this::check);
      group.otherwise().forEach(this::check);
    } else if (element instanceof DefElement.Params params) {
      params.variables().forEach(this::check);
    } else if (element instanceof DefElement.Struct struct) {
      struct.fields().forEach(this::check);
    } else if (element instanceof DefElement.Variable variable
        && variable.parameter().kind().inner() instanceof ParameterKind.Cases cases) {
      warn(cases.spec(), variable.parameter().name(), element);
    }
  }

  private void warn(@Nullable EnumSpec spec, String name, FormatElement element) {
    EnumSpec.Bits bits = spec == null ? null : spec.bits();
    if (bits != null && bits.none().isEmpty()) {
      mistakes.warn(
          FormatProblem.FORMAT_EMPTY_SET, element.offset(), name, spec.name().simpleName());
    }
  }
}
