// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an operation was declared to be, as data that tools can read (the record that TableGen keeps
 * of an {@code Op}).
 *
 * @param name the full name, such as {@code "tf.AvgPool"}
 * @param summary one line without a final full stop; may be empty
 * @param description the rest of the documentation, Markdown; may be empty
 * @param operands the declared operands, in order
 * @param attributes the declared inherent attributes, in order: their indexes number the property
 *     slots of the operation
 * @param results the declared results, in order
 * @param regions the declared regions, in order
 * @param successors the declared successors, in order
 * @param traits the trait classes
 * @param assemblyFormat the declarative format, or null
 */
public record OpDefinition(
    String name,
    String summary,
    String description,
    List<OperandDefinition> operands,
    List<AttributeDefinition> attributes,
    List<ResultDefinition> results,
    List<RegionDefinition> regions,
    List<SuccessorDefinition> successors,
    List<Class<?>> traits,
    @Nullable String assemblyFormat) {
  /** Copies the lists. */
  public OpDefinition {
    operands = List.copyOf(operands);
    attributes = List.copyOf(attributes);
    results = List.copyOf(results);
    regions = List.copyOf(regions);
    successors = List.copyOf(successors);
    traits = List.copyOf(traits);
  }

  /**
   * A declared operand.
   *
   * @param name its name
   * @param constraint the summary of its type constraint, such as {@code "32-bit float"}
   * @param arity how many values it stands for
   */
  public record OperandDefinition(String name, String constraint, Arity arity) {}

  /**
   * A declared result.
   *
   * @param name its name; empty if it has none
   * @param constraint the summary of its type constraint
   * @param arity how many values it stands for
   */
  public record ResultDefinition(String name, String constraint, Arity arity) {}

  /**
   * A declared inherent attribute.
   *
   * @param name its name
   * @param constraint the summary of its constraint
   * @param optional whether it may be absent
   * @param defaultValue the text of its default, or null
   */
  public record AttributeDefinition(
      String name, String constraint, boolean optional, @Nullable String defaultValue) {}

  /**
   * A declared region.
   *
   * @param name its name
   * @param constraint the summary of its constraint
   * @param variadic whether it stands for any number of regions
   */
  public record RegionDefinition(String name, String constraint, boolean variadic) {}

  /**
   * A declared successor.
   *
   * @param name its name
   * @param constraint the summary of its constraint
   * @param variadic whether it stands for any number of successors
   */
  public record SuccessorDefinition(String name, String constraint, boolean variadic) {}
}
