// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import static java.util.stream.Collectors.joining;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.BuildersSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * Writes the builder whose methods name the members, which Java has in place of named arguments. It
 * holds what it is given in fields, attributes as they are stored, and fills the state of the
 * operation last: the state is the one of the {@code OpBuilder}, which operations that are built
 * for the arguments use meanwhile.
 *
 * <p>A class costs memory and time to load. So only those ops have one whose {@code build} methods
 * are hard to read: with many parameters, or with some for what may be left out.
 */
final class FluentBuilderEmitter {
  /** The number of parameters from which on a call of {@code build} is hard to read. */
  private static final int MANY = 5;

  private static final ClassName BUILDER = ClassName.get("", "Builder");

  private static final TypeName REGION_CONSUMER =
      ParameterizedTypeName.get(
          ClassName.get(Consumer.class), WildcardTypeName.supertypeOf(RuntimeNames.REGION));

  private final OpShape shape;
  private final ResultInference inference;
  private final BuildNames names;
  private final BuildStateEmitter body;

  private final List<Required> required = new ArrayList<>();

  private final TypeSpec.Builder builder = TypeSpec.classBuilder(BUILDER);

  /**
   * A required member.
   *
   * @param field the field that holds it, or, if {@code isFlag}, that says whether it was given
   */
  private record Required(Member member, String field, boolean isFlag) {
    /** The condition that it was not given. */
    CodeBlock missing() {
      return isFlag ? CodeBlock.of("!$L", field) : CodeBlock.of("$L == null", field);
    }

    /** Its name, and null if it was not given. */
    CodeBlock named() {
      return CodeBlock.of(isFlag ? "$S, $L ? this : null" : "$S, $L", member.accessor(), field);
    }
  }

  FluentBuilderEmitter(OpShape shape) {
    this.shape = shape;
    this.inference = new ResultInference(shape);
    this.names = new BuildNames(shape);
    this.body = new BuildStateEmitter(shape, names);
  }

  void addTo(TypeSpec.Builder type) {
    BuildersSpec spec = shape.spec().builders();
    boolean has =
        switch (spec.fluent()) {
          case ALWAYS -> true;
          case NEVER -> false;
          case WHERE_NEEDED -> !spec.skipDefault() && isNeeded();
        };
    if (has) {
      type.addMethod(start()).addType(emit());
    }
  }

  // -- Whether there is one ----------------------------------------------------------------------

  private boolean isNeeded() {
    List<Member> parameters = new ArrayList<>(givenResults());
    for (Argument argument : shape.spec().arguments()) {
      if (!(argument instanceof AttributeSpec attribute) || shape.isGiven(attribute)) {
        parameters.add(argument);
      }
    }
    parameters.addAll(shape.successors());
    int omitted = 0;
    if (shape.hasVariadicRegion()) {
      parameters.add(shape.regions().get(shape.regions().size() - 1));
    } else if (shape.successors().isEmpty()) {
      while (omitted < parameters.size()
          && parameters.get(parameters.size() - 1 - omitted) instanceof Argument argument
          && SeparateForms.mayBeOmitted(argument)) {
        omitted++;
      }
    }
    return parameters.size() >= MANY
        || parameters.subList(0, parameters.size() - omitted).stream()
            .anyMatch(FluentBuilderEmitter::mayBeLeftOut);
  }

  /** Whether a member is optional or has a default. */
  private static boolean mayBeLeftOut(Member member) {
    return (member instanceof Argument argument && SeparateForms.mayBeOmitted(argument))
        || Arity.of(member) == Arity.OPTIONAL;
  }

  /** The results whose types are not inferred. */
  private List<ResultSpec> givenResults() {
    return shape.results().stream().filter(result -> !isInferred(result)).toList();
  }

  private boolean isInferred(ResultSpec result) {
    return inference.isByOp() || inference.type(result, names, names.contextOfBuilder()) != null;
  }

  // -- The class ---------------------------------------------------------------------------------

  private MethodSpec start() {
    return MethodSpec.methodBuilder("builder")
        .addJavadoc("Starts to build the operation from members that are given by name.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(BUILDER)
        .addParameter(RuntimeNames.OP_BUILDER, names.builder())
        .addParameter(Names.LOCATION, names.location())
        .addStatement("return new $T($L, $L)", BUILDER, names.builder(), names.location())
        .build();
  }

  private TypeSpec emit() {
    builder.addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
    field(RuntimeNames.OP_BUILDER, names.builder(), Modifier.FINAL);
    field(Names.LOCATION, names.location(), Modifier.FINAL);
    builder.addMethod(constructor());
    givenResults().forEach(this::addResult);
    shape.operands().forEach(this::addOperand);
    shape.attributes().stream().filter(shape::isGiven).forEach(this::addAttribute);
    shape.properties().forEach(this::addProperty);
    shape.regions().forEach(this::addRegion);
    shape.successors().forEach(this::addSuccessor);
    return builder.addMethod(build()).addJavadoc(documentation()).build();
  }

  private CodeBlock documentation() {
    String list =
        required.stream()
            .map(one -> "{@code " + one.member().accessor() + "}")
            .collect(joining(", "));
    return CodeBlock.of(
        "Builds the operation from members that are given by name.\n\n$L\n",
        Javadocs.wrapped(
            required.isEmpty() ? "<p>No member is required." : "<p>Required: " + list + "."));
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeNames.OP_BUILDER, names.builder())
        .addParameter(Names.LOCATION, names.location())
        .addStatement("this.$1L = $1L", names.builder())
        .addStatement("this.$1L = $1L", names.location())
        .build();
  }

  private void field(TypeName type, String name, Modifier... modifiers) {
    builder.addField(
        FieldSpec.builder(type, name, Modifier.PRIVATE).addModifiers(modifiers).build());
  }

  private void field(TypeName type, String name, CodeBlock initial) {
    builder.addField(FieldSpec.builder(type, name, Modifier.PRIVATE).initializer(initial).build());
  }

  /** A field of what is null until it is given. */
  private void nullField(TypeName type, Member member) {
    field(shape.annotations().nullable(type.withoutAnnotations()), names.of(member));
  }

  /** A method that takes what a field holds. */
  private void addSetter(TypeName type, Member member, String method, Documentation documentation) {
    addMethod(
        documentation,
        method,
        type,
        names.of(member),
        CodeBlock.of("this.$1L = $1L;\nreturn this;\n", names.of(member)));
  }

  private void addMethod(
      Documentation documentation, String name, TypeName type, String parameter, CodeBlock code) {
    MethodSpec method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PUBLIC)
            .returns(BUILDER)
            .addParameter(type, parameter)
            .addCode(code)
            .build();
    builder.addMethod(Deprecations.carry(documentation, method));
  }

  // -- Members -----------------------------------------------------------------------------------

  private void addResult(ResultSpec result) {
    addValues(result, result.arity(), body.valueType(result.arity(), RuntimeNames.TYPE));
  }

  private void addOperand(OperandSpec operand) {
    TypeName one = body.valueType(operand.arity(), RuntimeNames.VALUE);
    addValues(operand, operand.arity(), operand.isGrouped() ? Names.VALUE_GROUPS : one);
  }

  private void addSuccessor(SuccessorSpec successor) {
    Arity arity = successor.variadic() ? Arity.VARIADIC : Arity.SINGLE;
    addValues(successor, arity, body.valueType(arity, RuntimeNames.BLOCK));
  }

  private void addValues(Member member, Arity arity, TypeName type) {
    if (arity == Arity.VARIADIC) {
      field(type, names.of(member), CodeBlock.of("$T.of()", List.class));
    } else {
      nullField(type, member);
    }
    if (arity == Arity.SINGLE) {
      required.add(new Required(member, names.of(member), false));
    }
    addSetter(type, member, member.accessor(), member.documentation());
  }

  private void addAttribute(AttributeSpec attribute) {
    nullField(AttributeCode.storageClass(attribute.storage()), attribute);
    if (!SeparateForms.mayBeOmitted(attribute)) {
      required.add(new Required(attribute, names.of(attribute), false));
    }
    boolean fromValue = AttributeCode.isBuiltFromValue(attribute.storage());
    String stored = fromValue ? AttributeEmitter.rawName(attribute) : attribute.accessor();
    if (fromValue) {
      addMethod(
          attribute.documentation(),
          attribute.accessor(),
          attribute.valueType(),
          names.of(attribute),
          CodeBlock.of("return $L($Z$L);\n", stored, body.wrap(attribute)));
    }
    addSetter(body.storedType(attribute), attribute, stored, attribute.documentation());
  }

  private void addProperty(PropertySpec property) {
    String name = names.of(property);
    TypeName type = property.returnType();
    if (property.mayBeOmitted()) {
      field(type, name, PropertyCode.defaultLiteral(property));
    } else if (!type.isPrimitive()) {
      nullField(type, property);
      required.add(new Required(property, name, false));
    } else {
      String given = names.fresh(name + "IsGiven");
      field(type, name);
      field(TypeName.BOOLEAN, given);
      required.add(new Required(property, given, true));
      addMethod(
          property.documentation(),
          property.accessor(),
          type,
          name,
          CodeBlock.of("this.$1L = $1L;\n$2L = true;\nreturn this;\n", name, given));
      return;
    }
    addSetter(type, property, property.accessor(), property.documentation());
  }

  private void addRegion(RegionSpec region) {
    if (region.variadic()) {
      String count = body.regionCount();
      field(TypeName.INT, count);
      CodeBlock code = CodeBlock.of("this.$1L = $1L;\nreturn this;\n", count);
      addMethod(region.documentation(), count, TypeName.INT, count, code);
    } else {
      nullField(REGION_CONSUMER, region);
      addSetter(REGION_CONSUMER, region, region.accessor(), region.documentation());
    }
  }

  // -- build() -----------------------------------------------------------------------------------

  private MethodSpec build() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (!required.isEmpty()) {
      code.beginControlFlow("if ($L)", anyMissing())
          .addStatement("throw $T.missing($ZNAME,$W$L)", Names.REQUIREMENTS, members())
          .endControlFlow();
    }
    List<RegionSpec> filled = shape.regions().stream().filter(r -> !r.variadic()).toList();
    if (filled.isEmpty()) {
      code.addStatement("return $L", created());
    } else {
      code.addStatement("$T $L = $L", shape.opClass(), names.op(), created());
      for (RegionSpec region : filled) {
        String fill = names.of(region);
        code.beginControlFlow("if ($L != null)", fill)
            .addStatement("$L.accept($L.$L())", fill, names.op(), region.accessor())
            .endControlFlow();
      }
      code.addStatement("return $L", names.op());
    }
    return MethodSpec.methodBuilder("build")
        .addJavadoc("Creates the operation.\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(shape.opClass())
        .addCode(code.build())
        .build();
  }

  private CodeBlock anyMissing() {
    return CodeBlock.join(required.stream().map(Required::missing).toList(), "$W|| ");
  }

  private CodeBlock members() {
    return CodeBlock.join(required.stream().map(Required::named).toList(), ",$W");
  }

  private CodeBlock created() {
    CodeBlock.Builder parts =
        CodeBlock.builder()
            .add(body.operands())
            .add(body.attributes())
            .add(body.successors())
            .add(body.regions(shape.hasVariadicRegion() ? body.regionCount() : null));
    if (inference.isByOp()) {
      return body.createdInferred(parts.build());
    }
    parts.add(
        body.separateTypes(result -> inference.type(result, names, names.contextOfBuilder())));
    return body.created(parts.build());
  }
}
