// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.Segments;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The base of generated adaptors. An adaptor reads the operands, inherent attributes and regions of
 * an operation by name without the operation: those of an operation that has yet to be created, as
 * a pattern does, or constants in place of operands, as a folder does.
 *
 * <p>An adaptor implements the declaration, so that code of the declaration works on an operation
 * and on an adaptor. An adaptor has no results and no successors: their getters throw an {@link
 * IllegalStateException}, and so does {@link #operation()}.
 *
 * <p>An adaptor does not check what it is given; a getter fails if an operand is missing or an
 * attribute is of another class. The getter of a member has no parameters, so none can override a
 * method of this class: all others have.
 */
public abstract class GeneratedAdaptor implements OpView.WithoutOperation {
  private static final String OPERAND_SEGMENT_SIZES = "operandSegmentSizes";

  /** All operands, in order. */
  protected final ValueRange operands;

  /** The inherent attributes. */
  protected final DictionaryAttr attributes;

  /** All regions, in order. */
  protected final List<Region> regions;

  /**
   * An adaptor without regions.
   *
   * @param operands all operands, in order
   * @param attributes the inherent attributes, among them the segment sizes
   */
  protected GeneratedAdaptor(List<Value> operands, DictionaryAttr attributes) {
    this(operands, attributes, List.of());
  }

  /**
   * An adaptor.
   *
   * @param operands all operands, in order
   * @param attributes the inherent attributes, among them the segment sizes
   * @param regions all regions, in order
   */
  protected GeneratedAdaptor(
      List<Value> operands, DictionaryAttr attributes, List<Region> regions) {
    this(ValueRange.copyOf(operands), attributes, regions);
  }

  private GeneratedAdaptor(ValueRange operands, DictionaryAttr attributes, List<Region> regions) {
    this.operands = operands;
    this.attributes = attributes;
    this.regions = regions;
  }

  /** An adaptor for the operands, inherent attributes and regions that a state has so far. */
  protected GeneratedAdaptor(OperationState state) {
    this(operands(state), properties(state), regions(state));
  }

  /** An adaptor for the operands, and the present attributes and regions, of an operation. */
  protected GeneratedAdaptor(OpView view) {
    this(view.operation());
  }

  private GeneratedAdaptor(Operation operation) {
    this(operation.operands(), operation.properties(), regions(operation));
  }

  private static ValueRange operands(OperationState state) {
    Value[] operands = new Value[state.operandCount()];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = state.operand(i);
    }
    return ValueRange.of(operands);
  }

  private static DictionaryAttr properties(OperationState state) {
    OpModel model = Objects.requireNonNull(state.name().model(), "adaptors are of registered ops");
    List<NamedAttribute> properties = new ArrayList<>();
    for (int i = 0; i < model.propertyCount(); i++) {
      Attribute value = state.property(i);
      if (value != null) {
        properties.add(new NamedAttribute(model.propertyName(i), value));
      }
    }
    return DictionaryAttr.get(state.context(), properties);
  }

  private static List<Region> regions(OperationState state) {
    Region[] regions = new Region[state.regionCount()];
    for (int i = 0; i < regions.length; i++) {
      regions[i] = state.region(i);
    }
    return List.of(regions);
  }

  private static List<Region> regions(Operation operation) {
    Region[] regions = new Region[operation.regionCount()];
    for (int i = 0; i < regions.length; i++) {
      regions[i] = operation.region(i);
    }
    return List.of(regions);
  }

  /**
   * An adaptor has no operation, though the declaration may have {@link OpView#operation()}.
   *
   * @throws IllegalStateException always
   */
  @SuppressWarnings("DoNotCallSuggester") // It is called through the declaration.
  public final Operation operation() {
    throw absent("operation");
  }

  @Override
  public final ValueRange operandsFrom(int index) {
    return operands.slice(index, operands.size() - index);
  }

  /** The exception for a method of the declaration that only an operation can answer. */
  protected final IllegalStateException absent(String method) {
    return new IllegalStateException(
        "this is an adaptor, which has operands, attributes and regions only: call "
            + method
            + "() on an operation");
  }

  /** The operands of a segment. */
  protected final ValueRange operands(int start, int count) {
    return operands.slice(start, count);
  }

  /** The operand of a segment of at most one. */
  protected final Optional<Value> optionalOperand(int start, int count) {
    return count == 0 ? Optional.empty() : Optional.of(operands.get(start));
  }

  /** The index of the first operand of a segment whose size an attribute holds. */
  protected final int operandStart(int segment) {
    return Segments.start(attributes.get(OPERAND_SEGMENT_SIZES), segment);
  }

  /** The number of operands of a segment whose size an attribute holds. */
  protected final int operandSize(int segment) {
    return Segments.size(attributes.get(OPERAND_SEGMENT_SIZES), segment);
  }

  /**
   * The number of operands of each variadic segment if all are equally long.
   *
   * @param fixed the number of segments of one operand
   * @param variadic the number of variadic segments
   */
  protected final int operandSize(int fixed, int variadic) {
    return GroupSizes.equalSize(operands.size(), fixed, variadic);
  }
}
