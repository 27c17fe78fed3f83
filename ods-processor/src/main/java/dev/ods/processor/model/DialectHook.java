// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import static java.util.stream.Collectors.joining;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/** A static method of a dialect's declaration, recognised by its signature. */
public enum DialectHook {
  INITIALIZE(
      RuntimeNames.DIALECT_DEFINITION,
      false,
      TypeName.VOID,
      "initialize",
      new Parameter(RuntimeNames.CONTEXT, "context", false)),
  PARSE_TYPE(
      RuntimeNames.DIALECT_ASSEMBLY,
      true,
      RuntimeNames.TYPE,
      "parseType",
      new Parameter(RuntimeNames.DIALECT_ASM_PARSER, "parser", false)),
  PRINT_TYPE(
      RuntimeNames.DIALECT_ASSEMBLY,
      false,
      TypeName.VOID,
      "printType",
      new Parameter(RuntimeNames.TYPE, "type", false),
      new Parameter(RuntimeNames.DIALECT_ASM_PRINTER, "printer", false)),
  PARSE_ATTRIBUTE(
      RuntimeNames.DIALECT_ASSEMBLY,
      true,
      RuntimeNames.ATTRIBUTE,
      "parseAttribute",
      new Parameter(RuntimeNames.DIALECT_ASM_PARSER, "parser", false),
      new Parameter(RuntimeNames.TYPE, "type", true)),
  PRINT_ATTRIBUTE(
      RuntimeNames.DIALECT_ASSEMBLY,
      false,
      TypeName.VOID,
      "printAttribute",
      new Parameter(RuntimeNames.ATTRIBUTE, "attribute", false),
      new Parameter(RuntimeNames.DIALECT_ASM_PRINTER, "printer", false)),
  ASM_INTERFACE(
      RuntimeNames.OP_ASM_DIALECT_INTERFACE,
      false,
      RuntimeNames.OP_ASM_DIALECT_INTERFACE,
      "asmInterface"),
  VERIFY_ATTRIBUTE(
      RuntimeNames.DIALECT_VERIFIER,
      false,
      TypeName.VOID,
      "verifyOperationAttribute",
      new Parameter(RuntimeNames.OPERATION, "operation", false),
      new Parameter(RuntimeNames.NAMED_ATTRIBUTE, "attribute", false),
      new Parameter(RuntimeNames.DIAGNOSTICS, "diagnostics", false)),
  VERIFY_ARGUMENT_ATTRIBUTE(
      RuntimeNames.DIALECT_VERIFIER,
      false,
      TypeName.VOID,
      "verifyRegionArgAttribute",
      new Parameter(RuntimeNames.OPERATION, "operation", false),
      new Parameter(TypeName.INT, "region", false),
      new Parameter(TypeName.INT, "argument", false),
      new Parameter(RuntimeNames.NAMED_ATTRIBUTE, "attribute", false),
      new Parameter(RuntimeNames.DIAGNOSTICS, "diagnostics", false)),
  VERIFY_RESULT_ATTRIBUTE(
      RuntimeNames.DIALECT_VERIFIER,
      false,
      TypeName.VOID,
      "verifyRegionResultAttribute",
      new Parameter(RuntimeNames.OPERATION, "operation", false),
      new Parameter(TypeName.INT, "region", false),
      new Parameter(TypeName.INT, "result", false),
      new Parameter(RuntimeNames.NAMED_ATTRIBUTE, "attribute", false),
      new Parameter(RuntimeNames.DIAGNOSTICS, "diagnostics", false)),
  MATERIALIZE_CONSTANT(
      RuntimeNames.CONSTANT_MATERIALIZER,
      true,
      RuntimeNames.OPERATION,
      "materializeConstant",
      new Parameter(RuntimeNames.OP_BUILDER, "builder", false),
      new Parameter(RuntimeNames.ATTRIBUTE, "value", false),
      new Parameter(RuntimeNames.TYPE, "type", false),
      new Parameter(RuntimeNames.LOCATION, "location", false)),
  CANONICALIZATION_PATTERNS(
      RuntimeNames.CANONICALIZABLE_DIALECT,
      false,
      TypeName.VOID,
      "canonicalizationPatterns",
      new Parameter(RuntimeNames.REWRITE_PATTERN_SET, "patterns", false)),
  FOLD(
      RuntimeNames.FOLDABLE_DIALECT,
      true,
      RuntimeNames.FOLD_RESULT,
      "fold",
      new Parameter(RuntimeNames.OPERATION, "operation", false),
      new Parameter(RuntimeNames.CONSTANTS, "constants", false)),
  INLINER_INTERFACE(
      RuntimeNames.INLINABLE_DIALECT,
      false,
      RuntimeNames.DIALECT_INLINER_INTERFACE,
      "inlinerInterface"),
  DATA_LAYOUT_INTERFACE(
      RuntimeNames.DATA_LAYOUT_DIALECT,
      false,
      RuntimeNames.DATA_LAYOUT_DIALECT_INTERFACE,
      "dataLayoutInterface"),
  SHOULD_MATERIALIZE_INTO(
      RuntimeNames.FOLDABLE_DIALECT,
      false,
      TypeName.BOOLEAN,
      "shouldMaterializeInto",
      new Parameter(RuntimeNames.REGION, "region", false));

  @SuppressWarnings("ImmutableEnumChecker") // a ClassName does not change
  private final ClassName owner;

  private final boolean returnsNull;

  @SuppressWarnings("ImmutableEnumChecker") // a TypeName does not change
  private final TypeName returned;

  private final String method;

  @SuppressWarnings("ImmutableEnumChecker") // a copy, of records
  private final List<Parameter> parameters;

  DialectHook(
      ClassName owner,
      boolean returnsNull,
      TypeName returned,
      String method,
      Parameter... parameters) {
    this.owner = owner;
    this.returnsNull = returnsNull;
    this.returned = returned;
    this.method = method;
    this.parameters = List.of(parameters);
  }

  /**
   * A parameter.
   *
   * @param nullable whether it may be null
   */
  public record Parameter(TypeName type, String name, boolean nullable) {
    private String display() {
      return DialectHook.display(nullable, type);
    }
  }

  /** The name of the method. */
  public String method() {
    return method;
  }

  /** The interface of the runtime by which the hook is called, or the base class of dialects. */
  public ClassName owner() {
    return owner;
  }

  /** The parameters of the method. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /** What the method returns. */
  public TypeName returned() {
    return returned;
  }

  /** Whether the method may return null. */
  public boolean returnsNull() {
    return returnsNull;
  }

  /**
   * Whether a method of this signature can be nothing else: it provides an interface of dialects.
   */
  public boolean isToldByReturned() {
    return parameters.isEmpty();
  }

  /** The declaration of the method, for messages. */
  public String signature() {
    return "static "
        + display(returnsNull, returned)
        + " "
        + method
        + parameters.stream().map(Parameter::display).collect(joining(", ", "(", ")"));
  }

  private static String display(boolean nullable, TypeName type) {
    String name = type instanceof ClassName named ? named.simpleName() : type.toString();
    return nullable ? "@Nullable " + name : name;
  }

  /** The inverse hook; itself if there is none. */
  public DialectHook counterpart() {
    return switch (this) {
      case PARSE_TYPE -> PRINT_TYPE;
      case PRINT_TYPE -> PARSE_TYPE;
      case PARSE_ATTRIBUTE -> PRINT_ATTRIBUTE;
      case PRINT_ATTRIBUTE -> PARSE_ATTRIBUTE;
      default -> this;
    };
  }

  /** Whether it parses or prints types or attributes. */
  public boolean isOfAssembly() {
    return counterpart() != this;
  }
}
