// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.PropertySpec;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A valid assembly format.
 *
 * @param text the text as written
 * @param elements the elements in order
 * @param propDict whether the format contains {@code prop-dict}
 * @param allOperands whether the format contains {@code operands}
 * @param allOperandTypes whether the format contains {@code type(operands)}
 * @param allResultTypes whether the format contains {@code type(results)}
 * @param reordersOperands whether operands are named in another order than that of the op
 * @param reordersSuccessors whether successors are named in another order than that of the op
 * @param operandTypes the source of each operand's type
 * @param resultTypes the source of each result's type
 * @param usedAttributes the attributes that are printed outside of the attribute dictionary
 * @param usedProperties the properties that are printed outside of {@code prop-dict}
 */
public record OpFormat(
    String text,
    List<OpElement> elements,
    boolean propDict,
    boolean allOperands,
    boolean allOperandTypes,
    boolean allResultTypes,
    boolean reordersOperands,
    boolean reordersSuccessors,
    List<TypeSource> operandTypes,
    List<TypeSource> resultTypes,
    List<AttributeSpec> usedAttributes,
    List<PropertySpec> usedProperties) {
  public OpFormat {
    elements = List.copyOf(elements);
    operandTypes = List.copyOf(operandTypes);
    resultTypes = List.copyOf(resultTypes);
    usedAttributes = List.copyOf(usedAttributes);
    usedProperties = List.copyOf(usedProperties);
  }

  /** Whether the op's {@code InferTypeOpInterface} computes the types of all results. */
  public boolean infersReturnTypes() {
    return resultTypes.stream().anyMatch(TypeSource.Inferred.class::isInstance);
  }

  /**
   * Whether something relies on the class of an attribute before the op is verified: types that are
   * found by it, or a {@code custom} directive that refers to it.
   */
  public boolean isUsedBeforeVerification(AttributeSpec attribute) {
    return infersReturnTypes()
        || Stream.concat(operandTypes.stream(), resultTypes.stream())
            .anyMatch(source -> isOf(source, attribute))
        || refersTo(elements, target -> isVariable(target, attribute));
  }

  private static boolean isOf(TypeSource source, AttributeSpec attribute) {
    return (source instanceof TypeSource.OfAttribute typed && typed.attribute() == attribute)
        || (source instanceof TypeSource.Transformed from && from.member() == attribute);
  }

  /** Whether regions are parsed by generated code, and not only by {@code custom} directives. */
  public boolean hasRegions() {
    return FormatElement.walk(elements)
        .anyMatch(
            element ->
                element instanceof OpVariable.Region || element instanceof OpElement.Regions);
  }

  /** Whether a {@code custom} directive refers to {@code operands}. */
  public boolean refersToAllOperands() {
    return refersTo(elements, OpElement.Operands.class::isInstance);
  }

  /** Whether a {@code custom} directive refers to {@code type(operands)}. */
  public boolean refersToAllOperandTypes() {
    return refersTo(
        elements,
        target ->
            target instanceof OpElement.TypeOf type
                && type.argument() instanceof OpElement.Operands);
  }

  /**
   * Whether what is parsed as operands is all operands in their order: what a {@code custom}
   * directive parses becomes an operand afterwards.
   */
  public boolean hasAdjacentOperands() {
    return !reordersOperands && !hasArgument(elements, OpVariable.Operand.class::isInstance);
  }

  private static boolean refersTo(
      List<OpElement> elements, Predicate<OpElement.ReferenceTarget> target) {
    return hasArgument(
        elements,
        argument ->
            argument instanceof OpElement.Reference reference && target.test(reference.argument()));
  }

  private static boolean hasArgument(
      List<OpElement> elements, Predicate<OpElement.CustomArgument> which) {
    return FormatElement.walk(elements)
        .anyMatch(
            element ->
                element instanceof OpElement.Custom custom
                    && custom.arguments().stream().anyMatch(which));
  }

  /**
   * Whether an attribute is read only if it is present: at the start of an optional group, or in a
   * clause of a list.
   */
  public boolean isReadOptionally(AttributeSpec attribute) {
    return isReadOptionally(elements, attribute);
  }

  static boolean isReadOptionally(
      List<? extends @Nullable OpElement> elements, AttributeSpec attribute) {
    return FormatElement.walk(elements).anyMatch(element -> mayLack(element, attribute));
  }

  private static boolean mayLack(FormatElement element, AttributeSpec attribute) {
    return (element instanceof OpElement.OptionalGroup group
            && isVariable(group.guard(), attribute))
        || (element instanceof OpElement.OiList list
            && attribute.mayBeAbsent()
            && list.parts().anyMatch(part -> isVariable(part, attribute)));
  }

  private static boolean isVariable(FormatElement element, AttributeSpec attribute) {
    return element instanceof OpVariable.Attribute variable && variable.member() == attribute;
  }
}
