// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeSpec;
import java.util.List;

/**
 * An assembly format that obeys all rules.
 *
 * @param text the text as written
 * @param elements the elements in order
 * @param allOperands whether the format contains {@code operands}
 * @param allOperandTypes whether {@code type(operands)} stands for their types
 * @param allResultTypes whether {@code type(results)} stands for the types of the results
 * @param operandTypes for each operand where its type comes from
 * @param resultTypes for each result where its type comes from
 * @param usedAttributes the attributes that are written outside of the attribute dictionary
 */
public record OpFormat(
    String text,
    List<FormatElement> elements,
    boolean allOperands,
    boolean allOperandTypes,
    boolean allResultTypes,
    List<TypeSource> operandTypes,
    List<TypeSource> resultTypes,
    List<AttributeSpec> usedAttributes) {
  public OpFormat {
    elements = List.copyOf(elements);
    operandTypes = List.copyOf(operandTypes);
    resultTypes = List.copyOf(resultTypes);
    usedAttributes = List.copyOf(usedAttributes);
  }

  /** Whether an optional group is present if its first element, {@code attribute}, is. */
  public boolean isGuard(AttributeSpec attribute) {
    return isGuard(elements, attribute);
  }

  private static boolean isGuard(List<FormatElement> elements, AttributeSpec attribute) {
    for (FormatElement element : elements) {
      if (element instanceof FormatElement.OptionalGroup group
          && ((group.guard() instanceof FormatElement.AttributeVariable variable
                  && variable.member() == attribute)
              || isGuard(group.then(), attribute)
              || isGuard(group.otherwise(), attribute))) {
        return true;
      }
    }
    return false;
  }
}
