// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The {@code build} forms with a parameter for each argument that obtain the types of the results
 * in one way: with attributes as they are stored, as Java values, and without the last arguments.
 *
 * <p>Each calls the shortest longer one of them. One that has the signature of a form of other
 * meaning does not exist, and no form calls that other one in its place.
 */
final class SeparateForms {
  /**
   * Java allows so many parameters of a method, of which {@code long} and {@code double} are two.
   */
  private static final int MOST_SLOTS = 255;

  /** How a form obtains the types of the results. */
  enum Results {
    SEPARATE,
    LIST,
    INFERRED
  }

  /**
   * A form.
   *
   * @param kept the number of arguments that it does not omit
   * @param unwrapped whether attributes are given as Java values
   */
  private record Form(int kept, boolean unwrapped) {}

  private final OpShape shape;
  private final BuildNames names;
  private final BuildStateEmitter body;
  private final Results results;
  private final ResultInference inference;
  private final Set<List<TypeName>> signatures;
  private final List<Argument> arguments;
  private final List<MethodSpec> methods = new ArrayList<>();

  /** The form that the next one calls, or null if Java allows none. */
  private @Nullable Form callee;

  /**
   * Creates the forms for one way.
   *
   * @param signatures those of other forms, to which those of new ones are added
   */
  SeparateForms(
      OpShape shape,
      BuildNames names,
      BuildStateEmitter body,
      Results results,
      Set<List<TypeName>> signatures) {
    this.shape = shape;
    this.names = names;
    this.body = body;
    this.results = results;
    this.inference = new ResultInference(shape);
    this.signatures = signatures;
    this.arguments = shape.spec().arguments();
  }

  /** What was added, in this order. */
  List<MethodSpec> methods() {
    return methods;
  }

  /** Adds the forms that have all arguments. */
  void addComplete() {
    Form stored = new Form(arguments.size(), false);
    MethodSpec form =
        header("Builds the operation; attributes are given as they are stored.")
            .addParameters(parameters(stored))
            .addCode(fill())
            .build();
    if (!isAllowed(form)) {
      return;
    }
    add(form);
    // If the author wrote this form, it is the one to call.
    callee = stored;
    if (results != Results.LIST
        && shape.attributes().stream()
            .anyMatch(a -> shape.isGiven(a) && AttributeCode.isBuiltFromValue(a.storage()))) {
      addCalling(
          "Builds the operation; attributes are given as Java values.",
          new Form(arguments.size(), true));
    }
  }

  /** Adds the forms without the last arguments, after the complete ones of all ways. */
  void addOmitting() {
    if (results == Results.LIST) {
      return;
    }
    for (int kept = arguments.size() - 1; kept >= keptArguments(); kept--) {
      addCalling(
          "Builds the operation; omitted arguments have their default values.",
          new Form(kept, true));
    }
  }

  private void addCalling(String javadoc, Form form) {
    if (callee == null) {
      return;
    }
    MethodSpec method =
        header(javadoc).addParameters(parameters(form)).addCode(call(form, callee)).build();
    if (isAllowed(method) && add(method)) {
      callee = form;
    }
  }

  /** The number of arguments that no form omits. */
  private int keptArguments() {
    int kept = arguments.size();
    if (!shape.successors().isEmpty() || shape.hasVariadicRegion()) {
      return kept;
    }
    while (kept > 0 && mayBeOmitted(arguments.get(kept - 1))) {
      kept--;
    }
    return kept;
  }

  /** Whether a form fills in an argument that it does not have. */
  static boolean mayBeOmitted(Argument argument) {
    if (argument instanceof PropertySpec property) {
      return property.mayBeOmitted();
    }
    return argument instanceof AttributeSpec attribute
        && (attribute.optional() || attribute.defaultValue() != null);
  }

  // -- Parameters --------------------------------------------------------------------------------

  private List<ParameterSpec> parameters(Form form) {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (results == Results.LIST) {
      parameters.add(ParameterSpec.builder(Names.TYPES, names.resultTypes()).build());
    } else if (results == Results.SEPARATE) {
      for (ResultSpec result : shape.results()) {
        parameters.add(parameter(result, body.valueType(result.arity(), RuntimeNames.TYPE)));
      }
    }
    for (Argument argument : arguments.subList(0, form.kept())) {
      if (argument instanceof OperandSpec operand) {
        TypeName one = body.valueType(operand.arity(), RuntimeNames.VALUE);
        parameters.add(parameter(operand, operand.isGrouped() ? Names.VALUE_GROUPS : one));
      } else if (argument instanceof AttributeSpec attribute && shape.isGiven(attribute)) {
        parameters.add(parameter(attribute, attributeType(attribute, form.unwrapped())));
      } else if (argument instanceof PropertySpec property) {
        parameters.add(parameter(property, property.returnType()));
      }
    }
    for (SuccessorSpec successor : shape.successors()) {
      TypeName one = RuntimeNames.BLOCK;
      parameters.add(parameter(successor, successor.variadic() ? Names.listOf(one) : one));
    }
    if (shape.hasVariadicRegion()) {
      parameters.add(ParameterSpec.builder(TypeName.INT, body.regionCount()).build());
    }
    return parameters;
  }

  private ParameterSpec parameter(Member member, TypeName type) {
    return ParameterSpec.builder(type, names.of(member)).build();
  }

  private TypeName attributeType(AttributeSpec attribute, boolean unwrapped) {
    if (unwrapped && attribute.storage().kind() != Kind.INTERFACE) {
      boolean nullable = attribute.optional() && attribute.storage().kind() != Kind.UNIT;
      return nullable ? shape.annotations().nullable(attribute.valueType()) : attribute.valueType();
    }
    return body.storedType(attribute);
  }

  // -- Bodies ------------------------------------------------------------------------------------

  private CodeBlock fill() {
    CodeBlock types =
        switch (results) {
          case SEPARATE -> body.separateTypes();
          case LIST -> body.listedTypes();
          case INFERRED ->
              inference.isByOp()
                  ? CodeBlock.of("")
                  : body.types(Objects.requireNonNull(inferredTypes(inference, names)).each());
        };
    return body.create(
        results == Results.INFERRED && inference.isByOp(),
        CodeBlock.builder()
            .add(body.operands())
            .add(body.attributes())
            .add(body.successors())
            .add(body.regions(shape.hasVariadicRegion() ? body.regionCount() : null))
            .add(types)
            .build());
  }

  static ResultInference.@Nullable Types inferredTypes(
      ResultInference inference, BuildNames names) {
    return inference.types(names, names.contextOfBuilder());
  }

  /** The call of a form by a shorter one, or by one that has Java values in its place. */
  private CodeBlock call(Form caller, Form callee) {
    CodeBlock.Builder code = CodeBlock.builder();
    CodeBlock.Builder call =
        CodeBlock.builder().add("return build($L,$W$L", names.builder(), names.location());
    List<Member> members = new ArrayList<>();
    if (results == Results.SEPARATE) {
      members.addAll(shape.results());
    }
    int kept = members.size() + caller.kept();
    members.addAll(arguments.subList(0, callee.kept()));
    members.addAll(shape.successors());
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      boolean omitted = member instanceof Argument && i >= kept;
      CodeBlock value = CodeBlock.of("$L", names.of(member));
      if (member instanceof AttributeSpec attribute) {
        if (!shape.isGiven(attribute)) {
          continue;
        }
        if (omitted) {
          value = omitted(attribute, code, callee.unwrapped());
        } else if (caller.unwrapped() && !callee.unwrapped()) {
          value = wrapped(attribute, value);
        }
      } else if (omitted) {
        value = PropertyCode.defaultLiteral((PropertySpec) member);
      }
      call.add(",$W$L", value);
    }
    if (shape.hasVariadicRegion()) {
      call.add(",$W$L", body.regionCount());
    }
    return code.add(call.add(");\n").build()).build();
  }

  /** The stored attribute of a parameter that may have a Java value. */
  private CodeBlock wrapped(AttributeSpec attribute, CodeBlock value) {
    if (!AttributeCode.isBuiltFromValue(attribute.storage())) {
      return value;
    }
    CodeBlock wrapped = body.wrap(attribute);
    boolean present = !attribute.optional() || attribute.storage().kind() == Kind.UNIT;
    return present ? wrapped : CodeBlock.of("$L == null ? null : $L", value, wrapped);
  }

  /**
   * The value of an attribute that was not given, whose static type is that of the parameter: one
   * of a subclass might make another form the nearest.
   *
   * @param code what has to precede the call
   */
  private CodeBlock omitted(AttributeSpec attribute, CodeBlock.Builder code, boolean unwrapped) {
    Kind kind = attribute.storage().kind();
    boolean asValue = unwrapped || !AttributeCode.isBuiltFromValue(attribute.storage());
    DefaultValue fallback = attribute.defaultValue();
    if (fallback != null) {
      CodeBlock literal =
          AttributeCode.literal(attribute.storage(), fallback, names.contextOfBuilder());
      if (!asValue) {
        return AttributeCode.wrap(
            attribute.storage(), names.contextOfBuilder(), literal, names.element());
      }
      if (kind == Kind.INTERFACE) {
        return CodeBlock.of("($T) $L", RuntimeNames.ATTRIBUTE, literal);
      }
      if (fallback instanceof DefaultValue.Constant) {
        code.addStatement("$T $L = $L", attribute.valueType(), names.of(attribute), literal);
        return CodeBlock.of("$L", names.of(attribute));
      }
      return literal;
    }
    if (asValue && kind == Kind.UNIT) {
      return CodeBlock.of("false");
    }
    TypeName type =
        asValue && kind != Kind.INTERFACE
            ? attribute.valueType().box()
            : AttributeCode.storageClass(attribute.storage());
    return CodeBlock.of("($T) null", type);
  }

  // -- Methods -----------------------------------------------------------------------------------

  private MethodSpec.Builder header(String javadoc) {
    return header(shape, names, javadoc);
  }

  /** A form without parameters but the builder and the location, and without code. */
  static MethodSpec.Builder header(OpShape shape, BuildNames names, String javadoc) {
    return MethodSpec.methodBuilder("build")
        .addJavadoc("$L\n", javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(shape.opClass())
        .addParameter(RuntimeNames.OP_BUILDER, names.builder())
        .addParameter(Names.LOCATION, names.location());
  }

  private boolean add(MethodSpec method) {
    boolean added = signatures.add(Erasures.of(method.parameters()));
    if (added) {
      methods.add(method);
    }
    return added;
  }

  /** Whether it has no more parameters than Java allows. */
  static boolean isAllowed(MethodSpec method) {
    return method.parameters().stream()
            .mapToInt(
                parameter ->
                    parameter.type().equals(TypeName.LONG)
                            || parameter.type().equals(TypeName.DOUBLE)
                        ? 2
                        : 1)
            .sum()
        <= MOST_SLOTS;
  }
}
