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
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the static {@code build} forms ("Builder methods" in the specification): the parts one by
 * one or as lists, attributes as they are stored or as Java values, result types given or inferred.
 *
 * <p>Of two forms that Java could not tell apart the first one is written.
 */
final class BuildEmitter {
  /** How a form is told the types of the results. */
  private enum Results {
    SEPARATE,
    LIST,
    INFERRED
  }

  private final OpShape shape;
  private final ResultInference inference;
  private final NameAllocator names = new NameAllocator();
  private final Set<List<TypeName>> signatures = new HashSet<>();
  private final List<MethodSpec> methods = new ArrayList<>();
  private final String builder;
  private final String location;
  private final String state;
  private final String context;
  private final String resultTypes;
  private final String element;

  BuildEmitter(OpShape shape) {
    this.shape = shape;
    this.inference = new ResultInference(shape);
    for (Member member : shape.spec().members()) {
      names.newName(member.accessor(), member);
    }
    builder = names.newName("builder");
    location = names.newName("location");
    state = names.newName("state");
    context = names.newName("context");
    resultTypes = names.newName("resultTypes");
    element = names.newName("element");
  }

  void addTo(TypeSpec.Builder type) {
    // The author's forms come first: they win over generated ones of the same parameters.
    shape.spec().hooks().builds().forEach(this::addHook);
    for (Results results : Results.values()) {
      if (applies(results)) {
        addSeparate(results);
      }
    }
    addAggregate(false);
    addAggregate(true);
    methods.forEach(type::addMethod);
  }

  private boolean applies(Results results) {
    return switch (results) {
      case SEPARATE -> true;
      // One list does not say which of its types belong to which group.
      case LIST -> !shape.results().isEmpty() && !shape.resultGroups().isSegmented();
      case INFERRED -> inferredTypes() != null;
    };
  }

  private @Nullable List<CodeBlock> inferredTypes() {
    return inference.types(
        operand -> CodeBlock.of("$L", names.get(operand)), CodeBlock.of("$L.context()", builder));
  }

  private void addSeparate(Results results) {
    add(
        header("Builds the operation from its parts, with attributes as they are stored.")
            .addParameters(parameters(results, shape.spec().arguments(), false))
            .addCode(fill(results)));
    boolean unwrapped =
        shape.attributes().stream().anyMatch(a -> AttributeCode.isUnwrapped(a.storage()));
    if (!unwrapped) {
      return;
    }
    List<Argument> arguments = shape.spec().arguments();
    add(
        header("Builds the operation from its parts.")
            .addParameters(parameters(results, arguments, true))
            .addCode(wrap(results)));
    for (int kept = arguments.size() - 1; kept >= keptArguments(); kept--) {
      add(
          header("Builds the operation with defaults for what is not given.")
              .addParameters(parameters(results, arguments.subList(0, kept), true))
              .addCode(omit(results, kept)));
    }
  }

  /** The number of arguments that every form must have. */
  private int keptArguments() {
    List<Argument> arguments = shape.spec().arguments();
    int kept = arguments.size();
    if (!shape.successors().isEmpty() || shape.hasVariadicRegion()) {
      return kept;
    }
    while (kept > 0
        && arguments.get(kept - 1) instanceof AttributeSpec attribute
        && (attribute.optional() || attribute.defaultValue() != null)) {
      kept--;
    }
    return kept;
  }

  // -- Parameters --------------------------------------------------------------------------------

  private List<ParameterSpec> parameters(
      Results results, List<Argument> arguments, boolean unwrapped) {
    List<ParameterSpec> parameters = new ArrayList<>();
    if (results == Results.LIST) {
      parameters.add(ParameterSpec.builder(Names.TYPES, resultTypes).build());
    } else if (results == Results.SEPARATE) {
      for (ResultSpec result : shape.results()) {
        parameters.add(parameter(result, valueType(result.arity(), RuntimeNames.TYPE)));
      }
    }
    for (Argument argument : arguments) {
      if (argument instanceof OperandSpec operand) {
        parameters.add(parameter(operand, valueType(operand.arity(), RuntimeNames.VALUE)));
      } else if (argument instanceof AttributeSpec attribute) {
        parameters.add(parameter(attribute, attributeType(attribute, unwrapped)));
      }
    }
    for (SuccessorSpec successor : shape.successors()) {
      TypeName one = RuntimeNames.BLOCK;
      parameters.add(parameter(successor, successor.variadic() ? Names.listOf(one) : one));
    }
    if (shape.hasVariadicRegion()) {
      parameters.add(ParameterSpec.builder(TypeName.INT, regionCount()).build());
    }
    return parameters;
  }

  private ParameterSpec parameter(Member member, TypeName type) {
    return ParameterSpec.builder(type, names.get(member)).build();
  }

  private static TypeName valueType(Arity arity, ClassName one) {
    return switch (arity) {
      case SINGLE -> one;
      case OPTIONAL -> Names.nullable(one);
      case VARIADIC -> Names.listOf(one);
    };
  }

  private static TypeName attributeType(AttributeSpec attribute, boolean unwrapped) {
    if (unwrapped) {
      boolean nullable = attribute.optional() && attribute.storage().kind() != Kind.UNIT;
      return nullable ? Names.nullable(attribute.valueType()) : attribute.valueType();
    }
    TypeName storage = AttributeCode.storageClass(attribute.storage());
    return attribute.optional() || attribute.defaultValue() != null
        ? Names.nullable(storage)
        : storage;
  }

  private String regionCount() {
    return shape.regions().get(shape.regions().size() - 1).accessor() + "Count";
  }

  // -- Bodies ------------------------------------------------------------------------------------

  private CodeBlock fill(Results results) {
    CodeBlock.Builder code = CodeBlock.builder().add(newState());
    for (OperandSpec operand : shape.operands()) {
      code.add(addGroup(operand.arity(), "addOperand", names.get(operand)));
    }
    if (shape.operandGroups().isSegmented()) {
      code.add(segments(OpShape.OPERAND_SEGMENTS, shape.operands(), OperandSpec::arity));
    }
    for (AttributeSpec attribute : shape.attributes()) {
      code.addStatement(
          "$L.setProperty($L, $L)",
          state,
          OpShape.slotConstant(attribute.accessor()),
          names.get(attribute));
    }
    for (SuccessorSpec successor : shape.successors()) {
      if (successor.variadic()) {
        code.addStatement("$L.forEach($L::addSuccessor)", names.get(successor), state);
      } else {
        code.addStatement("$L.addSuccessor($L)", state, names.get(successor));
      }
    }
    code.add(addRegions(shape.hasVariadicRegion() ? regionCount() : null));
    code.add(addTypes(results));
    return code.add(create()).build();
  }

  private CodeBlock addTypes(Results results) {
    CodeBlock.Builder code = CodeBlock.builder();
    switch (results) {
      case LIST:
        code.addStatement("$L.addTypes($L)", state, resultTypes);
        break;
      case INFERRED:
        for (CodeBlock type : inferredTypes()) {
          code.addStatement("$L.addType($L)", state, type);
        }
        break;
      default:
        for (ResultSpec result : shape.results()) {
          code.add(addGroup(result.arity(), "addType", names.get(result)));
        }
        if (shape.resultGroups().isSegmented()) {
          code.add(segments(OpShape.RESULT_SEGMENTS, shape.results(), ResultSpec::arity));
        }
    }
    return code.build();
  }

  private CodeBlock addGroup(Arity arity, String method, String name) {
    CodeBlock.Builder code = CodeBlock.builder();
    switch (arity) {
      case SINGLE:
        code.addStatement("$L.$L($L)", state, method, name);
        break;
      case VARIADIC:
        code.addStatement("$L.$Ls($L)", state, method, name);
        break;
      default:
        code.beginControlFlow("if ($L != null)", name)
            .addStatement("$L.$L($L)", state, method, name)
            .endControlFlow();
    }
    return code.build();
  }

  private <M extends Member> CodeBlock segments(
      String attribute, List<M> members, Function<M, Arity> arity) {
    CodeBlock sizes =
        members.stream()
            .map(
                member ->
                    switch (arity.apply(member)) {
                      case SINGLE -> CodeBlock.of("1");
                      case OPTIONAL -> CodeBlock.of("$L == null ? 0 : 1", names.get(member));
                      case VARIADIC -> CodeBlock.of("$L.size()", names.get(member));
                    })
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.builder()
        .addStatement(
            "$L.setProperty($Z$L,$W$T.of($L.context(),$W" + "$L))",
            state,
            OpShape.slotConstant(attribute),
            Names.SEGMENTS,
            builder,
            sizes)
        .build();
  }

  private CodeBlock addRegions(@Nullable String variadicCount) {
    CodeBlock.Builder code = CodeBlock.builder();
    int fixed = shape.fixedRegions();
    if (variadicCount != null) {
      return code.addStatement(
              fixed == 0 ? "$L.addRegions($L)" : "$L.addRegions($L + " + fixed + ")",
              state,
              variadicCount)
          .build();
    }
    return fixed == 0 ? code.build() : code.addStatement("$L.addRegions($L)", state, fixed).build();
  }

  private CodeBlock wrap(Results results) {
    CodeBlock.Builder code = CodeBlock.builder();
    boolean usesContext = false;
    List<CodeBlock> arguments = new ArrayList<>();
    for (ParameterSpec parameter : parameters(results, List.of(), true)) {
      arguments.add(CodeBlock.of("$L", parameter.name()));
    }
    int at = results == Results.SEPARATE ? shape.results().size() : results == Results.LIST ? 1 : 0;
    for (Argument argument : shape.spec().arguments()) {
      CodeBlock value = CodeBlock.of("$L", names.get(argument));
      if (argument instanceof AttributeSpec attribute) {
        CodeBlock wrapped = AttributeCode.wrap(attribute.storage(), contextCode(), value, element);
        usesContext |= Mentions.local(wrapped, context);
        value = presence(attribute, value, wrapped);
      }
      arguments.add(at++, value);
    }
    if (usesContext) {
      code.addStatement("$T $L = $L.context()", RuntimeNames.CONTEXT, context, builder);
    }
    return code.add(call(arguments)).build();
  }

  private CodeBlock contextCode() {
    return CodeBlock.of("$L", context);
  }

  private static CodeBlock presence(AttributeSpec attribute, CodeBlock value, CodeBlock wrapped) {
    if (!attribute.optional() || !AttributeCode.isUnwrapped(attribute.storage())) {
      return wrapped;
    }
    return attribute.storage().kind() == Kind.UNIT
        ? CodeBlock.of("$L ? $L : null", value, wrapped)
        : CodeBlock.of("$L == null ? null : $L", value, wrapped);
  }

  private CodeBlock omit(Results results, int kept) {
    List<CodeBlock> arguments = new ArrayList<>();
    List<Argument> all = shape.spec().arguments();
    for (ParameterSpec parameter : parameters(results, all.subList(0, kept), true)) {
      arguments.add(CodeBlock.of("$L", parameter.name()));
    }
    // Only the next one is filled in: the forms call each other.
    AttributeSpec omitted = (AttributeSpec) all.get(kept);
    if (omitted.defaultValue() != null) {
      arguments.add(AttributeCode.literal(omitted.storage(), omitted.defaultValue()));
    } else if (omitted.storage().kind() == Kind.UNIT) {
      arguments.add(CodeBlock.of("false"));
    } else {
      arguments.add(CodeBlock.of("($T) null", omitted.valueType().box()));
    }
    return call(arguments);
  }

  private CodeBlock call(List<CodeBlock> arguments) {
    CodeBlock.Builder code = CodeBlock.builder().add("return build($L,$W$L", builder, location);
    for (CodeBlock argument : arguments) {
      code.add(",$W$L", argument);
    }
    return code.add(");\n").build();
  }

  // -- Other forms -------------------------------------------------------------------------------

  private void addAggregate(boolean inferred) {
    List<CodeBlock> types =
        inferred ? inference.types(this::aggregateOperand, contextOfBuilder()) : null;
    if (inferred && types == null) {
      return;
    }
    MethodSpec.Builder method =
        header("Builds the operation from lists; attributes include the discardable ones.");
    CodeBlock.Builder code = CodeBlock.builder().add(newState());
    if (!inferred) {
      method.addParameter(Names.TYPES, "resultTypes");
    }
    method
        .addParameter(Names.VALUES, "operands")
        .addParameter(
            ParameterizedTypeName.get(ClassName.get(List.class), Names.NAMED_ATTRIBUTE),
            "attributes");
    code.addStatement("$L.addOperands(operands)", state)
        .beginControlFlow("for ($T attribute : attributes)", Names.NAMED_ATTRIBUTE)
        .addStatement("$L.addAttribute(attribute.name(), attribute.value())", state)
        .endControlFlow();
    if (!shape.successors().isEmpty()) {
      method.addParameter(Names.listOf(RuntimeNames.BLOCK), "successors");
      code.addStatement("successors.forEach($L::addSuccessor)", state);
    }
    if (shape.hasVariadicRegion()) {
      method.addParameter(TypeName.INT, "regionCount");
      code.addStatement("$L.addRegions(regionCount)", state);
    } else {
      code.add(addRegions(null));
    }
    if (types == null) {
      code.addStatement("$L.addTypes(resultTypes)", state);
    } else {
      types.forEach(type -> code.addStatement("$L.addType($L)", state, type));
    }
    add(method.addCode(code.add(create()).build()));
  }

  private CodeBlock contextOfBuilder() {
    return CodeBlock.of("$L.context()", builder);
  }

  /** An operand as an element of the list of all, or null if its place depends on the others. */
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
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(shape.opClass())
            .addParameter(RuntimeNames.OP_BUILDER, hookBuilder)
            .addParameter(Names.LOCATION, hookLocation)
            .addParameters(hook.parameters())
            .varargs(hook.varargs())
            .addStatement(
                "$T $L = $L.state(MODEL, $L)",
                RuntimeNames.OPERATION_STATE,
                hookState,
                hookBuilder,
                hookLocation)
            .addStatement(
                "$T.build($L,$W$L$L)",
                shape.spec().declaration(),
                hookBuilder,
                hookState,
                arguments)
            .addStatement("return new $T($L.create($L))", shape.opClass(), hookBuilder, hookState);
    add(method);
  }

  private MethodSpec.Builder header(String javadoc) {
    return MethodSpec.methodBuilder("build")
        .addJavadoc("$L\n", javadoc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(shape.opClass())
        .addParameter(RuntimeNames.OP_BUILDER, builder)
        .addParameter(Names.LOCATION, location);
  }

  private CodeBlock newState() {
    return CodeBlock.builder()
        .addStatement(
            "$T $L = $L.state(MODEL, $L)", RuntimeNames.OPERATION_STATE, state, builder, location)
        .build();
  }

  private CodeBlock create() {
    return CodeBlock.builder()
        .addStatement("return new $T($L.create($L))", shape.opClass(), builder, state)
        .build();
  }

  private void add(MethodSpec.Builder builder) {
    MethodSpec method = builder.build();
    List<TypeName> erased =
        method.parameters().stream().map(parameter -> erasure(parameter.type())).toList();
    if (signatures.add(erased)) {
      methods.add(method);
    }
  }

  private static TypeName erasure(TypeName type) {
    TypeName plain = type.withoutAnnotations();
    return plain instanceof ParameterizedTypeName generic ? generic.rawType() : plain;
  }
}
