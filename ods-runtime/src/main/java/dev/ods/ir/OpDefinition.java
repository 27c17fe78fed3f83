// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The definition of an operation, as data for tools (the counterpart of the TableGen record of an
 * {@code Op}). It is made by a {@link Builder}, so that it can get more components without a change
 * to the code that makes one.
 */
public final class OpDefinition {
  private final String name;
  private final String summary;
  private final String description;
  private final List<OperandDefinition> operands;
  private final List<AttributeDefinition> attributes;
  private final List<ResultDefinition> results;
  private final List<RegionDefinition> regions;
  private final List<SuccessorDefinition> successors;
  private final List<Class<?>> traits;
  private final @Nullable String assemblyFormat;

  private OpDefinition(Builder builder) {
    name = builder.name;
    summary = builder.summary;
    description = builder.description;
    operands = List.copyOf(builder.operands);
    attributes = List.copyOf(builder.attributes);
    results = List.copyOf(builder.results);
    regions = List.copyOf(builder.regions);
    successors = List.copyOf(builder.successors);
    traits = List.copyOf(builder.traits);
    assemblyFormat = builder.assemblyFormat;
  }

  /**
   * Begins the definition of an operation without operands, attributes and so on.
   *
   * @param name the full name, such as {@code "tf.AvgPool"}
   */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  /** The full name, such as {@code "tf.AvgPool"}. */
  public String name() {
    return name;
  }

  /** One line without a final full stop; may be empty. */
  public String summary() {
    return summary;
  }

  /** The rest of the documentation, Markdown; may be empty. */
  public String description() {
    return description;
  }

  /** The declared operands, in order. */
  public List<OperandDefinition> operands() {
    return operands;
  }

  /**
   * The declared inherent attributes and the properties that are no attributes: their indexes
   * number the property slots of the operation.
   */
  public List<AttributeDefinition> attributes() {
    return attributes;
  }

  /** The declared results, in order. */
  public List<ResultDefinition> results() {
    return results;
  }

  /** The declared regions, in order. */
  public List<RegionDefinition> regions() {
    return regions;
  }

  /** The declared successors, in order. */
  public List<SuccessorDefinition> successors() {
    return successors;
  }

  /** The trait classes. */
  public List<Class<?>> traits() {
    return traits;
  }

  /** The declarative format, or null. */
  public @Nullable String assemblyFormat() {
    return assemblyFormat;
  }

  /** The index of the first attribute of this kind, or -1. */
  public int indexOf(PropertyKind kind) {
    for (int i = 0; i < attributes.size(); i++) {
      if (attributes.get(i).kind() == kind) {
        return i;
      }
    }
    return -1;
  }

  /** What a property slot of an operation is for. */
  public enum PropertyKind {
    /** An inherent attribute that the declaration names. */
    ATTRIBUTE,

    /** A property that is no attribute. */
    PROPERTY,

    /** The sizes of the operand segments, one for each declared operand. */
    OPERAND_SEGMENT_SIZES,

    /** The sizes of the result segments, one for each declared result. */
    RESULT_SEGMENT_SIZES
  }

  /** A declared operand. */
  public sealed interface OperandDefinition permits Operand {
    /** Its name. */
    String name();

    /** The summary of its type constraint, such as {@code "32-bit float"}. */
    String constraint();

    /** Whether it is single, optional or variadic. */
    Arity arity();
  }

  /** A declared result. */
  public sealed interface ResultDefinition permits Result {
    /** Its name; empty if it has none. */
    String name();

    /** The summary of its type constraint. */
    String constraint();

    /** Whether it is single, optional or variadic. */
    Arity arity();
  }

  /** A declared inherent attribute, or a property that is no attribute. */
  public sealed interface AttributeDefinition permits Property {
    /** Its name. */
    String name();

    /** What its slot is for. */
    PropertyKind kind();

    /** The summary of its constraint. */
    String constraint();

    /** Whether it may be absent. */
    boolean optional();

    /** The text of its default, or null. */
    @Nullable String defaultValue();

    /** How a property that is no attribute is stored; null for an inherent attribute. */
    @Nullable PropertyStorage storage();
  }

  /** A declared region. */
  public sealed interface RegionDefinition permits Part {
    /** Its name. */
    String name();

    /** The summary of its constraint. */
    String constraint();

    /** Whether it is variadic. */
    boolean variadic();
  }

  /** A declared successor. */
  public sealed interface SuccessorDefinition permits Part {
    /** Its name. */
    String name();

    /** The summary of its constraint. */
    String constraint();

    /** Whether it is variadic. */
    boolean variadic();
  }

  private record Operand(String name, String constraint, Arity arity) implements OperandDefinition {
    Operand {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(constraint, "constraint");
      Objects.requireNonNull(arity, "arity");
    }
  }

  private record Result(String name, String constraint, Arity arity) implements ResultDefinition {
    Result {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(constraint, "constraint");
      Objects.requireNonNull(arity, "arity");
    }
  }

  private record Property(
      String name,
      PropertyKind kind,
      String constraint,
      boolean optional,
      @Nullable String defaultValue,
      @Nullable PropertyStorage storage)
      implements AttributeDefinition {
    Property {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(kind, "kind");
      Objects.requireNonNull(constraint, "constraint");
    }
  }

  private record Part(String name, String constraint, boolean variadic)
      implements RegionDefinition, SuccessorDefinition {
    Part {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(constraint, "constraint");
    }
  }

  /** Gathers the parts of a definition: of each kind the order of the calls is their order. */
  public static final class Builder {
    private static final String SEGMENT_SIZES = "i32 dense array attribute";

    private final String name;
    private String summary = "";
    private String description = "";
    private final List<OperandDefinition> operands = new ArrayList<>();
    private final List<AttributeDefinition> attributes = new ArrayList<>();
    private final List<ResultDefinition> results = new ArrayList<>();
    private final List<RegionDefinition> regions = new ArrayList<>();
    private final List<SuccessorDefinition> successors = new ArrayList<>();
    private final List<Class<?>> traits = new ArrayList<>();
    private @Nullable String assemblyFormat;

    private Builder(String name) {
      Objects.requireNonNull(name, "name");
      this.name = name;
    }

    /** Sets one line on what the operation does, without a final full stop. */
    public Builder summary(String text) {
      Objects.requireNonNull(text, "text");
      summary = text;
      return this;
    }

    /** Sets the rest of the documentation, Markdown. */
    public Builder description(String text) {
      Objects.requireNonNull(text, "text");
      description = text;
      return this;
    }

    /** Adds an operand. */
    public Builder operand(String operand, String constraint, Arity arity) {
      operands.add(new Operand(operand, constraint, arity));
      return this;
    }

    /** Adds an attribute that must be present. */
    public Builder attribute(String attribute, String constraint) {
      return property(attribute, PropertyKind.ATTRIBUTE, constraint, false, null);
    }

    /** Adds an attribute that has a default, whose text is given. */
    public Builder attribute(String attribute, String constraint, String defaultValue) {
      Objects.requireNonNull(defaultValue, "defaultValue");
      return property(attribute, PropertyKind.ATTRIBUTE, constraint, false, defaultValue);
    }

    /** Adds an attribute that may be absent. */
    public Builder optionalAttribute(String attribute, String constraint) {
      return property(attribute, PropertyKind.ATTRIBUTE, constraint, true, null);
    }

    /** Adds an attribute that may be absent and then has a default, whose text is given. */
    public Builder optionalAttribute(String attribute, String constraint, String defaultValue) {
      Objects.requireNonNull(defaultValue, "defaultValue");
      return property(attribute, PropertyKind.ATTRIBUTE, constraint, true, defaultValue);
    }

    /**
     * Adds a property that is no attribute.
     *
     * @param defaultValue the text of its default, or null if it has none
     */
    public Builder property(
        String property,
        PropertyStorage storage,
        String constraint,
        @Nullable String defaultValue) {
      attributes.add(
          new Property(property, PropertyKind.PROPERTY, constraint, false, defaultValue, storage));
      return this;
    }

    /** Adds the sizes of the operand segments, under MLIR's name. */
    public Builder operandSegmentSizes() {
      return property(
          "operandSegmentSizes", PropertyKind.OPERAND_SEGMENT_SIZES, SEGMENT_SIZES, true, null);
    }

    /** Adds the sizes of the result segments, under MLIR's name. */
    public Builder resultSegmentSizes() {
      return property(
          "resultSegmentSizes", PropertyKind.RESULT_SEGMENT_SIZES, SEGMENT_SIZES, true, null);
    }

    private Builder property(
        String attribute,
        PropertyKind kind,
        String constraint,
        boolean optional,
        @Nullable String defaultValue) {
      attributes.add(new Property(attribute, kind, constraint, optional, defaultValue, null));
      return this;
    }

    /** Adds a result. */
    public Builder result(String result, String constraint, Arity arity) {
      results.add(new Result(result, constraint, arity));
      return this;
    }

    /** Adds a region. */
    public Builder region(String region, String constraint) {
      regions.add(new Part(region, constraint, false));
      return this;
    }

    /** Adds a variadic region. */
    public Builder variadicRegion(String region, String constraint) {
      regions.add(new Part(region, constraint, true));
      return this;
    }

    /** Adds a successor. */
    public Builder successor(String successor, String constraint) {
      successors.add(new Part(successor, constraint, false));
      return this;
    }

    /** Adds a variadic successor. */
    public Builder variadicSuccessor(String successor, String constraint) {
      successors.add(new Part(successor, constraint, true));
      return this;
    }

    /** Adds traits. */
    public Builder traits(List<? extends Class<?>> classes) {
      traits.addAll(classes);
      return this;
    }

    /** Adds traits. */
    public Builder traits(Class<?>... classes) {
      return traits(List.of(classes));
    }

    /** Sets the declarative format. */
    public Builder assemblyFormat(String format) {
      Objects.requireNonNull(format, "format");
      assemblyFormat = format;
      return this;
    }

    /** The definition of what has been gathered. */
    public OpDefinition build() {
      return new OpDefinition(this);
    }
  }
}
