// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.PropertyStorage;
import dev.ods.trait.TraitLists;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds what a generated model consists of: the level of the API that it was generated for, its
 * definition, and the storage of its attributes. The parts of each kind are in the order of the
 * calls. Being a builder, it lets a definition gain components without a change to code that was
 * generated before.
 */
public final class DefinitionBuilder {
  private final int level;
  private final OpDefinition.Builder definition;
  private final List<AttributeRow> rows = new ArrayList<>();
  private int[] written = {};

  DefinitionBuilder(int level, String name, String summary) {
    this.level = level;
    definition = OpDefinition.builder(name).summary(summary);
  }

  /** Sets the rest of the documentation, Markdown. */
  public DefinitionBuilder description(String text) {
    definition.description(text);
    return this;
  }

  /** Adds an operand of one value. */
  public DefinitionBuilder operand(String operand, String constraint) {
    return operand(operand, constraint, Arity.SINGLE);
  }

  /** Adds an operand. */
  public DefinitionBuilder operand(String operand, String constraint, Arity arity) {
    definition.operand(operand, constraint, arity);
    return this;
  }

  /** Adds an attribute that must be present. */
  public DefinitionBuilder attribute(String attribute, AttributeKind kind, String constraint) {
    definition.attribute(attribute, constraint);
    return row(AttributeRow.of(kind));
  }

  /** Adds an attribute of a class or an interface that must be present. */
  public DefinitionBuilder attribute(String attribute, Class<?> storage, String constraint) {
    definition.attribute(attribute, constraint);
    return row(AttributeRow.of(storage));
  }

  /** Adds an attribute that has a default, whose text is given. */
  public DefinitionBuilder attribute(
      String attribute, AttributeKind kind, String constraint, String defaultValue) {
    definition.attribute(attribute, constraint, defaultValue);
    return row(AttributeRow.of(kind));
  }

  /** Adds an attribute of a class or an interface that has a default, whose text is given. */
  public DefinitionBuilder attribute(
      String attribute, Class<?> storage, String constraint, String defaultValue) {
    definition.attribute(attribute, constraint, defaultValue);
    return row(AttributeRow.of(storage));
  }

  /** Adds an attribute that may be absent. */
  public DefinitionBuilder optionalAttribute(
      String attribute, AttributeKind kind, String constraint) {
    definition.optionalAttribute(attribute, constraint);
    return row(AttributeRow.of(kind));
  }

  /** Adds an attribute of a class or an interface that may be absent. */
  public DefinitionBuilder optionalAttribute(
      String attribute, Class<?> storage, String constraint) {
    definition.optionalAttribute(attribute, constraint);
    return row(AttributeRow.of(storage));
  }

  /** Adds an attribute that may be absent and then has a default, whose text is given. */
  public DefinitionBuilder optionalAttribute(
      String attribute, AttributeKind kind, String constraint, String defaultValue) {
    definition.optionalAttribute(attribute, constraint, defaultValue);
    return row(AttributeRow.of(kind));
  }

  /**
   * Adds an attribute of a class or an interface that may be absent and then has a default, whose
   * text is given.
   */
  public DefinitionBuilder optionalAttribute(
      String attribute, Class<?> storage, String constraint, String defaultValue) {
    definition.optionalAttribute(attribute, constraint, defaultValue);
    return row(AttributeRow.of(storage));
  }

  /** Adds a property that is no attribute. */
  public DefinitionBuilder property(String property, PropertyStorage storage, String constraint) {
    definition.property(property, storage, constraint, null);
    return row(AttributeRow.of(Attribute.class));
  }

  /** Adds a property that is no attribute and has a default, whose text is given. */
  public DefinitionBuilder property(
      String property, PropertyStorage storage, String constraint, String defaultValue) {
    definition.property(property, storage, constraint, defaultValue);
    return row(AttributeRow.of(Attribute.class));
  }

  /** Adds the sizes of the operand segments, which the runtime checks against the operands. */
  public DefinitionBuilder operandSegments() {
    definition.operandSegmentSizes();
    return row(AttributeRow.of(Attribute.class));
  }

  /** Adds the sizes of the result segments, which the runtime checks against the results. */
  public DefinitionBuilder resultSegments() {
    definition.resultSegmentSizes();
    return row(AttributeRow.of(Attribute.class));
  }

  private DefinitionBuilder row(AttributeRow row) {
    rows.add(row);
    return this;
  }

  /** Adds a result of one value. */
  public DefinitionBuilder result(String result, String constraint) {
    return result(result, constraint, Arity.SINGLE);
  }

  /** Adds a result. */
  public DefinitionBuilder result(String result, String constraint, Arity arity) {
    definition.result(result, constraint, arity);
    return this;
  }

  /** Adds a region. */
  public DefinitionBuilder region(String region, String constraint) {
    definition.region(region, constraint);
    return this;
  }

  /** Adds a definition that stands for any number of regions. */
  public DefinitionBuilder variadicRegion(String region, String constraint) {
    definition.variadicRegion(region, constraint);
    return this;
  }

  /** Adds a successor. */
  public DefinitionBuilder successor(String successor, String constraint) {
    definition.successor(successor, constraint);
    return this;
  }

  /** Adds a definition that stands for any number of successors. */
  public DefinitionBuilder variadicSuccessor(String successor, String constraint) {
    definition.variadicSuccessor(successor, constraint);
    return this;
  }

  /** Sets the traits; a list of traits adds its members. */
  public DefinitionBuilder traits(Class<?>... classes) {
    definition.traits(TraitLists.expand(classes));
    return this;
  }

  /** Sets the declarative format. */
  public DefinitionBuilder assemblyFormat(String format) {
    definition.assemblyFormat(format);
    return this;
  }

  /** Sets the slots of the attributes that the format prints outside of its dictionary. */
  public DefinitionBuilder written(int... slots) {
    written = slots;
    return this;
  }

  int level() {
    return level;
  }

  OpDefinition definition() {
    return definition.build();
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
