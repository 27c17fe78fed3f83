// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gathers what a generated model is made of: its definition, and how its attributes are held. Of
 * each kind of part the order of the calls is the order of the parts. A definition may get more
 * components without a change to the code that was generated before.
 */
public final class DefinitionBuilder {
  private static final String SEGMENTS = "i32 dense array attribute";

  private final String name;
  private final String summary;
  private String description = "";
  private final List<OpDefinition.OperandDefinition> operands = new ArrayList<>();
  private final List<OpDefinition.AttributeDefinition> attributes = new ArrayList<>();
  private final List<OpDefinition.ResultDefinition> results = new ArrayList<>();
  private final List<OpDefinition.RegionDefinition> regions = new ArrayList<>();
  private final List<OpDefinition.SuccessorDefinition> successors = new ArrayList<>();
  private List<Class<?>> traits = List.of();
  private @Nullable String assemblyFormat;
  private final List<AttributeRow> rows = new ArrayList<>();
  private int[] written = {};

  DefinitionBuilder(String name, String summary) {
    this.name = name;
    this.summary = summary;
  }

  /** Sets the rest of the documentation, Markdown. */
  public DefinitionBuilder description(String text) {
    description = text;
    return this;
  }

  /** Adds an operand of one value. */
  public DefinitionBuilder operand(String operand, String constraint) {
    return operand(operand, constraint, Arity.SINGLE);
  }

  /** Adds an operand. */
  public DefinitionBuilder operand(String operand, String constraint, Arity arity) {
    operands.add(new OpDefinition.OperandDefinition(operand, constraint, arity));
    return this;
  }

  /** Adds an attribute that must be there. */
  public DefinitionBuilder attribute(String attribute, AttributeKind kind, String constraint) {
    return add(attribute, row(kind), constraint, false, null);
  }

  /** Adds an attribute of a class that must be there. */
  public DefinitionBuilder attribute(
      String attribute, Class<? extends Attribute> storage, String constraint) {
    return add(attribute, row(storage), constraint, false, null);
  }

  /** Adds an attribute that has a default, whose text is given. */
  public DefinitionBuilder attribute(
      String attribute, AttributeKind kind, String constraint, String defaultValue) {
    return add(attribute, row(kind), constraint, false, defaultValue);
  }

  /** Adds an attribute of a class that has a default, whose text is given. */
  public DefinitionBuilder attribute(
      String attribute,
      Class<? extends Attribute> storage,
      String constraint,
      String defaultValue) {
    return add(attribute, row(storage), constraint, false, defaultValue);
  }

  /** Adds an attribute that may be absent. */
  public DefinitionBuilder optionalAttribute(
      String attribute, AttributeKind kind, String constraint) {
    return add(attribute, row(kind), constraint, true, null);
  }

  /** Adds an attribute of a class that may be absent. */
  public DefinitionBuilder optionalAttribute(
      String attribute, Class<? extends Attribute> storage, String constraint) {
    return add(attribute, row(storage), constraint, true, null);
  }

  /** Adds the attribute with the lengths of the groups of operands. */
  public DefinitionBuilder operandSegments() {
    return segments(GeneratedModel.OPERAND_SEGMENTS);
  }

  /** Adds the attribute with the lengths of the groups of results. */
  public DefinitionBuilder resultSegments() {
    return segments(GeneratedModel.RESULT_SEGMENTS);
  }

  /** The runtime checks these against the operands or results, in words of their own. */
  private DefinitionBuilder segments(String attribute) {
    return add(attribute, new AttributeRow(null, Attribute.class, true), SEGMENTS, true, null);
  }

  private static AttributeRow row(AttributeKind kind) {
    return new AttributeRow(kind, Attribute.class, false);
  }

  private static AttributeRow row(Class<? extends Attribute> storage) {
    return new AttributeRow(null, storage, false);
  }

  private DefinitionBuilder add(
      String attribute,
      AttributeRow row,
      String constraint,
      boolean optional,
      @Nullable String defaultValue) {
    attributes.add(
        new OpDefinition.AttributeDefinition(attribute, constraint, optional, defaultValue));
    rows.add(row);
    return this;
  }

  /** Adds a result of one value. */
  public DefinitionBuilder result(String result, String constraint) {
    return result(result, constraint, Arity.SINGLE);
  }

  /** Adds a result. */
  public DefinitionBuilder result(String result, String constraint, Arity arity) {
    results.add(new OpDefinition.ResultDefinition(result, constraint, arity));
    return this;
  }

  /** Adds a region. */
  public DefinitionBuilder region(String region, String constraint) {
    regions.add(new OpDefinition.RegionDefinition(region, constraint, false));
    return this;
  }

  /** Adds what stands for any number of regions. */
  public DefinitionBuilder variadicRegion(String region, String constraint) {
    regions.add(new OpDefinition.RegionDefinition(region, constraint, true));
    return this;
  }

  /** Adds a successor. */
  public DefinitionBuilder successor(String successor, String constraint) {
    successors.add(new OpDefinition.SuccessorDefinition(successor, constraint, false));
    return this;
  }

  /** Adds what stands for any number of successors. */
  public DefinitionBuilder variadicSuccessor(String successor, String constraint) {
    successors.add(new OpDefinition.SuccessorDefinition(successor, constraint, true));
    return this;
  }

  /** Sets the traits. */
  public DefinitionBuilder traits(Class<?>... classes) {
    traits = List.of(classes);
    return this;
  }

  /** Sets the declarative format. */
  public DefinitionBuilder assemblyFormat(String format) {
    assemblyFormat = format;
    return this;
  }

  /** Sets which attributes the format has elsewhere than in its dictionary, by their slots. */
  public DefinitionBuilder written(int... slots) {
    written = slots;
    return this;
  }

  OpDefinition definition() {
    return new OpDefinition(
        name,
        summary,
        description,
        operands,
        attributes,
        results,
        regions,
        successors,
        traits,
        assemblyFormat);
  }

  List<AttributeRow> rows() {
    return rows;
  }

  boolean isWritten(int slot) {
    for (int one : written) {
      if (one == slot) {
        return true;
      }
    }
    return false;
  }
}
