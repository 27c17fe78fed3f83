// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.format.DefFormat;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DefSpec.Forwarded;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Erasures;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the class of a declared type or attribute. */
public final class DefEmitter {
  private final DefSpec def;
  private final @Nullable DefFormat format;
  private final Annotations annotations;

  private DefEmitter(DefSpec def, @Nullable DefFormat format, Annotations annotations) {
    this.def = def;
    this.format = format;
    this.annotations = annotations;
  }

  /**
   * Writes the class; with bodies that throw if the definition is broken.
   *
   * @param format its assembly format, or null if it has none that is valid
   */
  public static JavaFile emit(DefSpec def, @Nullable DefFormat format, Annotations annotations) {
    return Files.of(
        def.generated().packageName(),
        def.declaration(),
        new DefEmitter(def, format, annotations).type());
  }

  /** The methods of a record with the signature of another method of the generated class. */
  public static List<Forwarded> clashes(DefSpec def, Annotations annotations) {
    if (def.methods().isEmpty()) {
      return List.of();
    }
    List<MethodSpec> all = new DefEmitter(def.asBroken(), null, annotations).whole().methodSpecs();
    return def.methods().stream()
        .filter(
            forwarded -> all.stream().filter(each -> isSame(each, forwarded.method())).count() > 1)
        .toList();
  }

  private static boolean isSame(MethodSpec one, MethodSpec other) {
    return one.name().equals(other.name())
        && Erasures.of(one.parameters()).equals(Erasures.of(other.parameters()));
  }

  private TypeSpec type() {
    return def.broken() ? Stubs.withoutBodies(whole()) : whole();
  }

  private TypeSpec whole() {
    String fallback = "The " + def.noun() + " {@code " + symbol() + "}.";
    TypeSpec.Builder type =
        TypeSpec.classBuilder(def.generated())
            .addJavadoc(Javadocs.carry(def.documentation(), fallback, ""))
            .addModifiers(Modifier.FINAL)
            .superclass(base())
            .addSuperinterfaces(def.interfaces());
    if (def.isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (def.hasText()) {
      type.addSuperinterface(RuntimeNames.SYMBOL_ASSEMBLY);
    }
    if (def.mnemonicAlias()) {
      type.addSuperinterface(Names.ALIASED_SYMBOL);
    }
    annotations.mark(type);
    addConstants(type);
    type.addMethod(constructor());
    new DefBuildEmitter(def, annotations).emit(type);
    type.addMethod(test());
    if (def.isType() && def.parameters().isEmpty()) {
      type.addMethod(build());
    }
    type.addMethod(toRecord());
    def.parameters().stream()
        .filter(parameter -> !def.hidesMethod(parameter))
        .forEach(parameter -> type.addMethod(accessor(parameter)));
    def.methods().forEach(method -> type.addMethod(forward(method)));
    addSelfType(type);
    if (def.mnemonicAlias()) {
      type.addMethod(asmAlias());
    }
    if (def.hasText()) {
      new DefTextEmitter(def, format, annotations).emit(type);
    }
    DefPartsEmitter.emit(def, type);
    addSameBits(type);
    if (def.body() != null) {
      addBody(type, def.body());
    }
    return type.build();
  }

  private TypeName base() {
    DefSpec.Body body = def.body();
    return body != null
        ? ParameterizedTypeName.get(
            RuntimeNames.GENERATED_MUTABLE_TYPE, def.declaration(), body.type())
        : ParameterizedTypeName.get(
            def.isType() ? RuntimeNames.GENERATED_TYPE : Names.GENERATED_ATTR, def.declaration());
  }

  /** {@code !my.mat}. */
  private String symbol() {
    return (def.isType() ? "!" : "#") + def.namespace() + "." + def.mnemonic();
  }

  private void addConstants(TypeSpec.Builder type) {
    if (!def.mnemonic().isEmpty()) {
      type.addField(constant("MNEMONIC", "The name in the dialect.", def.mnemonic()));
      type.addField(
          constant("NAME", "The name with the dialect.", def.namespace() + "." + def.mnemonic()));
    }
    type.addField(
        constant("SUMMARY", "The summary of the constraint, for diagnostics.", def.summary()));
    if (def.isType()) {
      TypeName kind = ParameterizedTypeName.get(ClassName.get(Class.class), def.generated());
      type.addField(
          FieldSpec.builder(kind, "KIND", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
              .addJavadoc("The class of the types that satisfy the constraint.\n")
              .initializer("$T.class", def.generated())
              .build());
    }
  }

  private static FieldSpec constant(String name, String javadoc, String value) {
    return FieldSpec.builder(String.class, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("$L\n", javadoc)
        .initializer(JavaLiterals.string(value))
        .build();
  }

  private MethodSpec constructor() {
    CodeBlock.Builder checks = CodeBlock.builder();
    // Types and attributes are checked when the new one is interned.
    def.parameters().stream()
        .filter(parameter -> parameter.kind().inner() instanceof ParameterKind.AffineMap)
        .forEach(
            parameter ->
                checks.addStatement(
                    "$T.requireContext(context, $L)", Names.PARAMETERS, parameter.of("key")));
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addParameter(def.declaration(), "key")
        .addStatement(
            "super(context, $S, $L, key)",
            def.namespace(),
            def.mnemonic().isEmpty() ? "\"\"" : "MNEMONIC")
        .addCode(checks.build())
        .build();
  }

  private MethodSpec test() {
    ClassName base = def.isType() ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE;
    return MethodSpec.methodBuilder("test")
        .addJavadoc("Whether $L is of this class.\n", def.isType() ? "a type" : "an attribute")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(boolean.class)
        .addParameter(base, def.noun())
        .addStatement("return $L instanceof $T", def.noun(), def.generated())
        .build();
  }

  private MethodSpec build() {
    return MethodSpec.methodBuilder("build")
        .addJavadoc("The only type of this class.\n")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(RuntimeNames.TYPE)
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addStatement("return get(context)")
        .build();
  }

  private MethodSpec toRecord() {
    return MethodSpec.methodBuilder("toRecord")
        .addJavadoc("The record that holds the parameters.\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(def.declaration())
        .addStatement("return key")
        .build();
  }

  private static MethodSpec asmAlias() {
    return MethodSpec.methodBuilder("asmAlias")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Names.ASM_ALIAS)
        .addStatement("return $T.overridable(MNEMONIC)", Names.ASM_ALIAS)
        .build();
  }

  private MethodSpec accessor(DefParameter parameter) {
    String comment = parameter.comment();
    Deprecation deprecation = parameter.deprecation();
    return MethodSpec.methodBuilder(parameter.accessor())
        .addJavadoc(
            "$L\n",
            comment.isEmpty()
                ? "The parameter {@code " + parameter.name() + "}."
                : Javadocs.sentence(comment))
        .addModifiers(Modifier.PUBLIC)
        .addAnnotations(
            parameter.isSelfType() && parameter.accessor().equals("type")
                ? List.of(AnnotationSpec.builder(Override.class).build())
                : List.of())
        .addAnnotations(
            deprecation == null ? List.of() : List.of(Deprecations.annotation(deprecation)))
        .returns(parameter.type())
        .addStatement("return $L", parameter.of("key"))
        .build();
  }

  /** The type of the attribute, if a parameter of another name is it. */
  private void addSelfType(TypeSpec.Builder type) {
    DefParameter self = def.selfType();
    if (self != null && !self.accessor().equals("type")) {
      type.addMethod(
          MethodSpec.methodBuilder("type")
              .addAnnotation(Override.class)
              .addModifiers(Modifier.PUBLIC)
              .returns(RuntimeNames.TYPE)
              .addStatement("return $L", self.of("key"))
              .build());
    }
  }

  private MethodSpec forward(Forwarded forwarded) {
    MethodSpec copy = forwarded.method();
    MethodSpec.Builder method = copy.toBuilder();
    if (forwarded.overrides()) {
      method.addAnnotation(Override.class);
    } else {
      method.addJavadoc(Javadocs.carry(forwarded.documentation(), "Of the definition.", ""));
    }
    if (forwarded.isNullable()) {
      method.returns(annotations.nullable(copy.returnType()));
    }
    CodeBlock arguments =
        copy.parameters().stream()
            .map(parameter -> CodeBlock.of("$L", parameter.name()))
            .collect(CodeBlock.joining(", "));
    String result = copy.returnType().equals(TypeName.VOID) ? "" : "return ";
    // A parameter of the author may have the name of the field.
    boolean hidden = copy.parameters().stream().anyMatch(each -> each.name().equals("key"));
    String record = hidden ? "this.key" : "key";
    method.addStatement("$L$L.$L($L)", result, record, copy.name(), arguments);
    return Deprecations.carry(forwarded.documentation(), method.build());
  }

  /** What compares the floating-point numbers of two records, if there are any. */
  private void addSameBits(TypeSpec.Builder type) {
    CodeBlock same =
        def.parameters().stream()
            .filter(parameter -> parameter.kind().inner() instanceof ParameterKind.Real)
            .map(
                parameter ->
                    CodeBlock.of(
                        "$T.sameBits($L, $L)",
                        Names.PARAMETERS,
                        parameter.of("key"),
                        parameter.of("other")))
            .collect(CodeBlock.joining("$W&& "));
    if (!same.isEmpty()) {
      type.addMethod(
          MethodSpec.methodBuilder("sameBits")
              .addAnnotation(Override.class)
              .addModifiers(Modifier.PROTECTED)
              .returns(boolean.class)
              .addParameter(def.declaration(), "other")
              .addStatement("return $L", same)
              .build());
    }
  }

  private void addBody(TypeSpec.Builder type, DefSpec.Body body) {
    DefPartsEmitter.emitBody(body, type);
    if (body.parts().stream().anyMatch(part -> part.kind().isCollection())) {
      type.addMethod(copyOfBody(body));
    }
  }

  private static MethodSpec copyOfBody(DefSpec.Body body) {
    List<CodeBlock> values = new ArrayList<>();
    for (String component : body.components()) {
      values.add(
          body.parts().stream()
              .filter(part -> part.accessor().equals(component) && part.kind().isCollection())
              .findFirst()
              .map(part -> DefValues.copy(part, "body"))
              .orElse(CodeBlock.of("body.$L()", component)));
    }
    return MethodSpec.methodBuilder("copy")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED)
        .returns(body.type())
        .addParameter(body.type(), "body")
        .addStatement("return new $T($L)", body.type(), CodeBlock.join(values, ",$W"))
        .build();
  }
}
