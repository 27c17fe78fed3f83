// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the static {@code build} forms (ODS, "Builder methods"): with separate parameters or with
 * lists, with attributes as they are stored or as Java values, with result types given or inferred.
 * Forms with a list of result types take stored attributes only: callers with Java values have
 * separate types, too.
 *
 * <p>Of forms with the same erasure, only the first is generated.
 */
final class BuildEmitter {
  /**
   * Java allows so many parameters of a method, of which {@code long} and {@code double} are two.
   */
  private static final int MOST_SLOTS = 255;

  /** How a form obtains the types of the results. */
  private enum Results {
    SEPARATE,
    LIST,
    INFERRED
  }

  private final OpShape shape;
  private final ResultInference inference;
  private final BuildNames names;
  private final BuildStateEmitter body;
  private final Set<List<TypeName>> signatures = new HashSet<>();
  private final List<MethodSpec> methods = new ArrayList<>();

  BuildEmitter(OpShape shape) {
    this.shape = shape;
    this.inference = new ResultInference(shape);
    this.names = new BuildNames(shape);
    this.body = new BuildStateEmitter(shape, names);
  }

  void addTo(TypeSpec.Builder type) {
    // The author's forms come first: they take precedence over generated ones.
    shape.spec().hooks().builds().forEach(this::addHook);
    if (!shape.spec().builders().skipDefault()) {
      for (Results results : Results.values()) {
        if (applies(results)) {
          addSeparate(results);
        }
      }
      addAggregate(false);
      addAggregate(true);
    }
    methods.forEach(type::addMethod);
  }

  private boolean applies(Results results) {
    return switch (results) {
      case SEPARATE -> true;
      // One list does not determine which of its types belong to which segment.
      case LIST -> !shape.results().isEmpty() && !shape.resultGroups().isSegmented();
      case INFERRED -> inference.isByOp() || inferredTypes() != null;
    };
  }

  private ResultInference.@Nullable Types inferredTypes() {
    return inference.types(names, names.contextOfBuilder());
  }

  /** Adds the forms whose parameters Java allows; each calls the one before. */
  private void addSeparate(Results results) {
    boolean added =
        add(
            header("Builds the operation; attributes are given as they are stored.")
                .addParameters(parameters(results, shape.spec().arguments(), false))
                .addCode(fill(results)));
    if (!added || results == Results.LIST) {
      return;
    }
    boolean unwrapped =
        shape.attributes().stream()
            .anyMatch(a -> shape.isGiven(a) && AttributeCode.isBuiltFromValue(a.storage()));
    List<Argument> arguments = shape.spec().arguments();
    if (unwrapped
        && !add(
            header("Builds the operation; attributes are given as Java values.")
                .addParameters(parameters(results, arguments, true))
                .addCode(wrap(results)))) {
      return;
    }
    for (int kept = arguments.size() - 1; kept >= keptArguments(); kept--) {
      add(
          header("Builds the operation; omitted arguments have their default values.")
              .addParameters(parameters(results, arguments.subList(0, kept), true))
              .addCode(omit(results, kept)));
    }
  }

  /** The number of arguments that no form omits. */
  private int keptArguments() {
    List<Argument> arguments = shape.spec().arguments();
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

  private List<ParameterSpec> parameters(
      Results results, List<Argument> arguments, boolean unwrapped) {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (results == Results.LIST) {
      parameters.add(ParameterSpec.builder(Names.TYPES, names.resultTypes()).build());
    } else if (results == Results.SEPARATE) {
      for (ResultSpec result : shape.results()) {
        parameters.add(parameter(result, body.valueType(result.arity(), RuntimeNames.TYPE)));
      }
    }
    for (Argument argument : arguments) {
      if (argument instanceof OperandSpec operand) {
        TypeName one = body.valueType(operand.arity(), RuntimeNames.VALUE);
        parameters.add(parameter(operand, operand.isGrouped() ? Names.VALUE_GROUPS : one));
      } else if (argument instanceof AttributeSpec attribute && shape.isGiven(attribute)) {
        parameters.add(parameter(attribute, attributeType(attribute, unwrapped)));
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

  private CodeBlock fill(Results results) {
    CodeBlock types =
        switch (results) {
          case SEPARATE -> body.separateTypes();
          case LIST -> body.listedTypes();
          case INFERRED ->
              inference.isByOp()
                  ? CodeBlock.of("")
                  : body.types(Objects.requireNonNull(inferredTypes()).each());
        };
    return create(
        results == Results.INFERRED && inference.isByOp(),
        CodeBlock.builder()
            .add(body.operands())
            .add(body.attributes())
            .add(body.successors())
            .add(body.regions(shape.hasVariadicRegion() ? body.regionCount() : null))
            .add(types)
            .build());
  }

  /** Creates the operation, whose types its adaptor may infer from the parts. */
  private CodeBlock create(boolean inferred, CodeBlock parts) {
    return inferred ? body.createInferred(parts) : body.create(parts);
  }

  private CodeBlock wrap(Results results) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (ParameterSpec parameter : parameters(results, List.of(), true)) {
      arguments.add(CodeBlock.of("$L", parameter.name()));
    }
    int at = results == Results.SEPARATE ? shape.results().size() : 0;
    for (Argument argument : shape.spec().arguments()) {
      if (argument instanceof AttributeSpec attribute && !shape.isGiven(attribute)) {
        continue;
      }
      CodeBlock value = CodeBlock.of("$L", names.of(argument));
      if (argument instanceof AttributeSpec attribute
          && AttributeCode.isBuiltFromValue(attribute.storage())) {
        CodeBlock wrapped = body.wrap(attribute);
        boolean present = !attribute.optional() || attribute.storage().kind() == Kind.UNIT;
        value = present ? wrapped : CodeBlock.of("$L == null ? null : $L", value, wrapped);
      }
      arguments.add(at++, value);
    }
    return call(arguments);
  }

  private CodeBlock omit(Results results, int kept) {
    List<CodeBlock> arguments = new ArrayList<>();
    List<Argument> all = shape.spec().arguments();
    for (ParameterSpec parameter : parameters(results, all.subList(0, kept), true)) {
      arguments.add(CodeBlock.of("$L", parameter.name()));
    }
    // Only one argument is filled in: each form calls the next longer one.
    if (all.get(kept) instanceof PropertySpec property) {
      arguments.add(PropertyCode.defaultLiteral(property));
      return call(arguments);
    }
    AttributeSpec omitted = (AttributeSpec) all.get(kept);
    if (omitted.defaultValue() != null) {
      CodeBlock value =
          AttributeCode.literal(
              omitted.storage(), omitted.defaultValue(), names.contextOfBuilder());
      arguments.add(
          omitted.storage().kind() == Kind.INTERFACE
              ? CodeBlock.of("($T) $L", RuntimeNames.ATTRIBUTE, value)
              : value);
    } else if (omitted.storage().kind() == Kind.UNIT) {
      arguments.add(CodeBlock.of("false"));
    } else {
      TypeName type =
          omitted.storage().kind() == Kind.INTERFACE
              ? AttributeCode.storageClass(omitted.storage())
              : omitted.valueType().box();
      arguments.add(CodeBlock.of("($T) null", type));
    }
    return call(arguments);
  }

  private CodeBlock call(List<CodeBlock> arguments) {
    CodeBlock.Builder code =
        CodeBlock.builder().add("return build($L,$W$L", names.builder(), names.location());
    for (CodeBlock argument : arguments) {
      code.add(",$W$L", argument);
    }
    return code.add(");\n").build();
  }

  // -- Other forms -------------------------------------------------------------------------------

  private void addAggregate(boolean inferred) {
    ResultInference.Types types =
        inferred && !inference.isByOp()
            ? inference.types(new AggregateParts(), names.contextOfBuilder())
            : null;
    // Without their types, only an adaptor finds operands whose index depends on others.
    boolean byAdaptor = inferred && types == null;
    if (byAdaptor && !inference.isByOp() && !inference.isByTraits()) {
      return;
    }
    MethodSpec.Builder method =
        header("Builds the operation from lists; attributes may be inherent or discardable.");
    CodeBlock.Builder parts =
        CodeBlock.builder().add("$Z.addOperands(operands)").add("$Z.setAttributes(attributes)");
    if (!inferred) {
      method.addParameter(Names.TYPES, "resultTypes");
    }
    method
        .addParameter(Names.VALUES, "operands")
        .addParameter(
            ParameterizedTypeName.get(ClassName.get(List.class), Names.NAMED_ATTRIBUTE),
            "attributes");
    if (!shape.successors().isEmpty()) {
      method.addParameter(Names.listOf(RuntimeNames.BLOCK), "successors");
      parts.add("$Z.addSuccessors(successors)");
    }
    if (shape.hasVariadicRegion()) {
      method.addParameter(TypeName.INT, "regionCount");
      parts.add("$Z.addRegions(regionCount)");
    } else {
      parts.add(body.regions(null));
    }
    if (!inferred) {
      parts.add("$Z.addTypes(resultTypes)");
    } else if (types != null) {
      parts.add(body.types(types.each()));
    }
    add(method.addCode(create(byAdaptor, parts.build())));
  }

  /** The parts in the lists of the form with lists. */
  private final class AggregateParts implements ResultInference.Parts {
    @Override
    public @Nullable CodeBlock operand(OperandSpec operand) {
      return aggregateOperand(operand);
    }

    @Override
    public CodeBlock first(OperandSpec operand) {
      return CodeBlock.of("$T.first(operands, $S)", Names.REQUIREMENTS, operand.name());
    }

    @Override
    public CodeBlock attribute(AttributeSpec attribute) {
      return CodeBlock.of("$T.find(attributes, $S)", Names.REQUIREMENTS, attribute.name());
    }
  }

  /**
   * An operand as an element of the list of all operands, or null if its index depends on others.
   */
  private @Nullable CodeBlock aggregateOperand(OperandSpec operand) {
    int index = shape.operands().indexOf(operand);
    for (OperandSpec before : shape.operands().subList(0, index)) {
      if (before.arity().isVariableLength()) {
        return null;
      }
    }
    return CodeBlock.of("operands.get($L)", index);
  }

  private void addHook(HooksSpec.BuildHook hook) {
    NameAllocator hookNames = new NameAllocator();
    hook.parameters().forEach(parameter -> hookNames.newName(parameter.name()));
    String hookBuilder = hookNames.newName("builder");
    String hookLocation = hookNames.newName("location");
    String hookState = hookNames.newName("state");
    CodeBlock arguments =
        hook.parameters().stream()
            .map(parameter -> CodeBlock.of(",$W$L", parameter.name()))
            .collect(CodeBlock.joining(""));
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("build")
            .addJavadoc(Javadocs.carry(hook.documentation(), "Builds the operation.", ""))
            .addAnnotations(hook.lints())
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(shape.opClass())
            .addParameter(RuntimeNames.OP_BUILDER, hookBuilder)
            .addParameter(Names.LOCATION, hookLocation)
            .addParameters(hook.parameters())
            .varargs(hook.varargs())
            .addStatement(
                "$T $L = $L.state($L, $L)",
                RuntimeNames.OPERATION_STATE,
                hookState,
                hookBuilder,
                hook.parameters().stream().anyMatch(p -> p.name().equals("MODEL"))
                    ? CodeBlock.of("$T.MODEL", shape.opClass())
                    : "MODEL",
                hookLocation)
            .addStatement("$T.build($L,$W$L$L)", hook.owner(), hookBuilder, hookState, arguments)
            .addStatement("return new $T($L.create($L))", shape.opClass(), hookBuilder, hookState);
    Deprecation deprecation = hook.documentation().deprecation();
    if (deprecation != null) {
      method.addAnnotation(Deprecations.annotation(deprecation));
    }
    add(method);
  }

  private MethodSpec.Builder header(String javadoc) {
    return MethodSpec.methodBuilder("build")
        .addJavadoc("$L\n", javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(shape.opClass())
        .addParameter(RuntimeNames.OP_BUILDER, names.builder())
        .addParameter(Names.LOCATION, names.location());
  }

  /**
   * Adds a form, unless there is one of this signature.
   *
   * @return false if it has more parameters than Java allows
   */
  private boolean add(MethodSpec.Builder builder) {
    MethodSpec method = builder.build();
    if (slots(method) > MOST_SLOTS) {
      return false;
    }
    if (signatures.add(Erasures.of(method.parameters()))) {
      methods.add(method);
    }
    return true;
  }

  /** What the parameters take of Java's limit. */
  private static int slots(MethodSpec method) {
    return method.parameters().stream()
        .mapToInt(
            parameter ->
                parameter.type().equals(TypeName.LONG) || parameter.type().equals(TypeName.DOUBLE)
                    ? 2
                    : 1)
        .sum();
  }
}
