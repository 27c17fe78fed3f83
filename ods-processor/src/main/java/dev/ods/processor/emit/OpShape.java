// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.GeneratedNames;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;

/** An op with derived facts that several emitters use. */
final class OpShape {
  /** MLIR's names of the attributes that hold the segment sizes. */
  static final String OPERAND_SEGMENTS = GeneratedNames.OPERAND_SEGMENTS;

  static final String RESULT_SEGMENTS = GeneratedNames.RESULT_SEGMENTS;

  private final OpSpec spec;
  private final Annotations annotations;
  private final List<OperandSpec> operands;
  private final List<AttributeSpec> attributes;
  private final List<PropertySpec> properties;
  private final ValueGroups operandGroups;
  private final ValueGroups resultGroups;

  OpShape(OpSpec spec, Annotations annotations) {
    this.spec = spec;
    this.annotations = annotations;
    this.operands = spec.operands();
    this.attributes = spec.attributes();
    this.properties = spec.properties();
    this.operandGroups =
        new ValueGroups(
            operands.stream().map(OperandSpec::arity).toList(),
            spec.hasTrait("AttrSizedOperandSegments"));
    this.resultGroups =
        new ValueGroups(
            spec.results().stream().map(ResultSpec::arity).toList(),
            spec.hasTrait("AttrSizedResultSegments"));
  }

  OpSpec spec() {
    return spec;
  }

  Annotations annotations() {
    return annotations;
  }

  ClassName opClass() {
    return spec.opClass();
  }

  List<OperandSpec> operands() {
    return operands;
  }

  List<AttributeSpec> attributes() {
    return attributes;
  }

  List<PropertySpec> properties() {
    return properties;
  }

  List<ResultSpec> results() {
    return spec.results();
  }

  List<RegionSpec> regions() {
    return spec.regions();
  }

  List<SuccessorSpec> successors() {
    return spec.successors();
  }

  ValueGroups operandGroups() {
    return operandGroups;
  }

  ValueGroups resultGroups() {
    return resultGroups;
  }

  /**
   * Whether an attribute may be any of a kind that has a type (MLIR's {@code TypedAttr}): for
   * traits that refer to its type.
   */
  boolean isTyped(AttributeSpec attribute) {
    return AttributeCode.acceptsAll(attribute.storage())
        && spec.traits().stream()
            .anyMatch(trait -> trait.isPredicate() && trait.members().contains(attribute.name()));
  }

  /** Whether an attribute is given to builders: the sizes of groups are those of the operand. */
  boolean isGiven(AttributeSpec attribute) {
    return spec.groupedBy(attribute) == null;
  }

  /** All values of an operand, whichever groups they form, in code of the model. */
  CodeBlock values(OperandSpec operand) {
    int index = operands.indexOf(operand);
    return CodeBlock.of(
        "operation.operands($Z$L,$W$L)",
        operandGroups.start(index, SegmentEmitter.OPERANDS),
        operandGroups.count(index, SegmentEmitter.OPERANDS));
  }

  /** The slot of the attribute with the sizes of the groups of an operand that has groups. */
  String groupSizes(OperandSpec operand) {
    for (AttributeSpec attribute : attributes) {
      if (attribute.name().equals(operand.segments())) {
        return slotConstant(attribute.accessor());
      }
    }
    // The declaration is invalid: a stub has no bodies.
    return slotConstant(operand.accessor());
  }

  /** Whether the last region is variadic. */
  boolean hasVariadicRegion() {
    return !regions().isEmpty() && regions().get(regions().size() - 1).variadic();
  }

  /** Whether the last successor is variadic. */
  boolean hasVariadicSuccessor() {
    return !successors().isEmpty() && successors().get(successors().size() - 1).variadic();
  }

  /** The number of non-variadic regions. */
  int fixedRegions() {
    return regions().size() - (hasVariadicRegion() ? 1 : 0);
  }

  /** The names of all properties, in the order of their slots: attributes come first. */
  List<String> slots() {
    List<String> names = new ArrayList<>();
    for (AttributeSpec attribute : attributes) {
      names.add(attribute.accessor());
    }
    for (PropertySpec property : properties) {
      names.add(property.accessor());
    }
    if (operandGroups.isSegmented()) {
      names.add(OPERAND_SEGMENTS);
    }
    if (resultGroups.isSegmented()) {
      names.add(RESULT_SEGMENTS);
    }
    return names;
  }

  /** The constant for an attribute's slot. */
  static String slotConstant(String accessor) {
    return GeneratedNames.slotConstant(accessor);
  }
}
