// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.PropertyTypeSpec;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Warns of values that a format writes as in MLIR and does not read back: an empty set of bits as
 * nothing, unless it is the default of what is left out with its default, and a case {@code none}
 * as the absence of a property.
 */
final class UnreadValues {
  private final Mistakes mistakes;

  /** The variables that are left out, with what surrounds them, if they have their defaults. */
  private final Set<OpVariable> leftOut;

  private UnreadValues(Mistakes mistakes, Set<OpVariable> leftOut) {
    this.mistakes = mistakes;
    this.leftOut = leftOut;
  }

  /** Checks the format of an op, a type or an attribute; an element at fault is null. */
  static void check(List<? extends @Nullable FormatElement> elements, Mistakes mistakes) {
    Set<OpVariable> leftOut = new HashSet<>();
    FormatElement.walk(elements).forEach(element -> addLeftOut(element, leftOut));
    UnreadValues values = new UnreadValues(mistakes, leftOut);
    FormatElement.walk(elements).forEach(values::check);
  }

  private static void addLeftOut(FormatElement element, Set<OpVariable> leftOut) {
    if (element instanceof OpElement.OptionalGroup group
        && group.anchor() instanceof OpVariable anchor) {
      leftOut.add(anchor);
    } else if (element instanceof OpElement.OiList list) {
      list.clauses().forEach(clause -> addOnly(clause, leftOut));
    }
  }

  /** Adds the variable of a clause that is printed only if this is present. */
  private static void addOnly(OpElement.OiList.Clause clause, Set<OpVariable> leftOut) {
    List<OpElement> others =
        clause.elements().stream()
            .filter(
                element ->
                    !(element instanceof FormatElement.Literal)
                        && !(element instanceof FormatElement.Whitespace))
            .toList();
    if (others.size() == 1 && others.get(0) instanceof OpVariable only) {
      leftOut.add(only);
    }
  }

  private void check(FormatElement element) {
    if (element instanceof OpVariable.Attribute variable) {
      if (!isLeftOut(variable, variable.member().defaultValue())) {
        warn(variable.member().storage().enumSpec(), variable.member().name(), element);
      }
    } else if (element instanceof OpVariable.Property variable) {
      var leaf = variable.member().type().leafType().leaf();
      if (!isLeftOut(variable, variable.member().defaultValue())) {
        warn(leaf == null ? null : leaf.enumSpec(), variable.member().name(), element);
      }
      warnOfNone(variable.member().type(), variable.member().name(), element);
    } else if (element instanceof DefElement.Variable variable
        // A parameter with its default is never printed.
        && !isEmptySet(variable.parameter().defaultValue())
        && variable.parameter().syntax() == null
        && variable.parameter().kind().inner() instanceof ParameterKind.Cases cases) {
      warn(cases.spec(), variable.parameter().name(), element);
    }
  }

  private boolean isLeftOut(OpVariable variable, @Nullable DefaultValue defaultValue) {
    return isEmptySet(defaultValue) && leftOut.contains(variable);
  }

  private static boolean isEmptySet(@Nullable DefaultValue value) {
    return value instanceof DefaultValue.EnumCases set && set.values().isEmpty();
  }

  private void warn(@Nullable EnumSpec spec, String name, FormatElement element) {
    EnumSpec.Bits bits = spec == null ? null : spec.bits();
    if (bits != null && bits.none() == null) {
      mistakes.warn(
          FormatProblem.FORMAT_EMPTY_SET, element.offset(), name, spec.name().simpleName());
    }
  }

  private void warnOfNone(PropertyTypeSpec type, String name, FormatElement element) {
    PropertyTypeSpec inner = type.element();
    if (inner == null) {
      return;
    }
    EnumSpec spec = inner.leaf() == null ? null : inner.leaf().enumSpec();
    boolean isBare = type.kind() == PropertyTypeSpec.Kind.OPTIONAL && !type.bracketed();
    if (isBare && spec != null && inner.mnemonic().isEmpty() && isWritten(spec, "none")) {
      mistakes.warn(FormatProblem.FORMAT_NONE, element.offset(), spec.name().simpleName(), name);
    }
    warnOfNone(inner, name, element);
  }

  private static boolean isWritten(EnumSpec spec, String keyword) {
    return (spec.bits() == null || !spec.bits().quoted()) && spec.symbols().contains(keyword);
  }
}
