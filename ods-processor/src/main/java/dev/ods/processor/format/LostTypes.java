// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.AttributeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Warns of attributes with a type that the format of an op writes without their dialect's prefix,
 * as in MLIR: what is printed is the text of the attribute's own format, in which its type is not.
 */
final class LostTypes {
  private final List<@Nullable OpElement> format;
  private final Mistakes mistakes;

  private LostTypes(List<@Nullable OpElement> format, Mistakes mistakes) {
    this.format = format;
    this.mistakes = mistakes;
  }

  /** Checks the format of an op; an element at fault is null. */
  static void check(List<@Nullable OpElement> elements, Mistakes mistakes) {
    LostTypes types = new LostTypes(elements, mistakes);
    FormatElement.walk(elements)
        .filter(OpVariable.Attribute.class::isInstance)
        .forEach(variable -> types.check((OpVariable.Attribute) variable));
  }

  private void check(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    boolean typeIsKnown = attribute.constraint() != null && attribute.constraint().buildable();
    if (attribute.storage().typed()
        && !typeIsKnown
        && variable.isStripped(OpFormat.isReadOptionally(format, attribute))) {
      mistakes.warn(FormatProblem.FORMAT_LOST_TYPE, variable.offset(), attribute.name());
    }
  }
}
