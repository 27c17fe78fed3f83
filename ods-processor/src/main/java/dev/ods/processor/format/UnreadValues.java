// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.PropertyTypeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Warns of values that a format writes as in MLIR and does not read back: an empty set of bits as
 * nothing, and a case {@code none} as the absence of a property.
 */
final class UnreadValues {
  private final Mistakes mistakes;

  private UnreadValues(Mistakes mistakes) {
    this.mistakes = mistakes;
  }

  /** Checks the format of an op, a type or an attribute; an element at fault is null. */
  static void check(List<? extends @Nullable FormatElement> elements, Mistakes mistakes) {
    UnreadValues values = new UnreadValues(mistakes);
    FormatElement.walk(elements).forEach(values::check);
  }

  private void check(FormatElement element) {
    if (element instanceof OpElement.AttributeVariable variable) {
      warn(variable.member().storage().enumSpec(), variable.member().name(), element);
    } else if (element instanceof OpElement.PropertyVariable variable) {
      var leaf = variable.member().type().leafType().leaf();
      warn(leaf == null ? null : leaf.enumSpec(), variable.member().name(), element);
      warnOfNone(variable.member().type(), variable.member().name(), element);
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
