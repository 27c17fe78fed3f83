// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefParameter.Absence;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.ParameterKind;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes how a declared type or attribute is created: verified, and interned. */
final class DefBuildEmitter {
  private final DefSpec def;
  private final Annotations annotations;
  private final NameAllocator parameterNames = new NameAllocator();

  DefBuildEmitter(DefSpec def, Annotations annotations) {
    this.def = def;
    this.annotations = annotations;
    for (DefParameter parameter : def.parameters()) {
      parameterNames.newName(LocalNames.variable(parameter.accessor()), parameter);
    }
  }

  /** The name of a parameter of the factory methods. */
  private String name(DefParameter parameter) {
    return parameterNames.get(parameter);
  }

  void emit(TypeSpec.Builder type) {
    if (def.hasDefaultBuilder()) {
      addFactories(type, ofAllParameters());
    }
    def.builders().forEach(builder -> addFactories(type, of(builder)));
    if (def.hasDefaultBuilder()) {
      type.addMethod(ofRecord());
    }
    if (def.isVerified()) {
      type.addMethod(verified()).addMethod(checked()).addMethod(verify());
    }
    type.addMethod(make());
  }

  /**
   * What a factory method makes, and of what.
   *
   * @param builder the constructor, or null for the canonical one
   * @param key the record
   */
  private record Factory(
      DefSpec.@Nullable Builder builder,
      List<ParameterSpec> parameters,
      Own own,
      CodeBlock key,
      boolean takesContext,
      CodeBlock javadoc) {
    MethodSpec.Builder method(String name) {
      MethodSpec.Builder method = factory(name);
      return builder == null
          ? method
          : method
              .addAnnotations(Deprecations.annotations(builder.documentation()))
              .addAnnotations(builder.lints())
              .addTypeVariables(builder.typeVariables())
              .varargs(builder.isVarArgs());
    }
  }

  private Factory ofAllParameters() {
    List<ParameterSpec> parameters =
        def.parameters().stream()
            .map(parameter -> ParameterSpec.builder(parameter.type(), name(parameter)).build())
            .toList();
    CodeBlock key = CodeBlock.of("new $T($L)", def.declaration(), names(parameters));
    boolean takesContext = def.carrier() == null;
    Own own = Own.beside(parameters);
    return new Factory(null, parameters, own, key, takesContext, parametersDoc());
  }

  private Factory of(DefSpec.Builder builder) {
    Own own = Own.beside(builder.parameters());
    CodeBlock names = names(builder.parameters());
    CodeBlock arguments =
        builder.takesContext()
            ? CodeBlock.of("$L$L$L", own.context(), names.isEmpty() ? "" : ", ", names)
            : names;
    return new Factory(
        builder,
        builder.parameters(),
        own,
        CodeBlock.of("new $T($L)", def.declaration(), arguments),
        builder.takesContext() || def.carrier() == null,
        documented(builder.documentation()));
  }

  /**
   * The names of what a factory method has besides parameters of the author, which may have any
   * names.
   */
  private record Own(String context, String diagnostics, String location, String key) {
    static Own beside(List<ParameterSpec> parameters) {
      NameAllocator names = new NameAllocator();
      parameters.forEach(parameter -> names.newName(parameter.name()));
      return new Own(
          names.newName("context"),
          names.newName("diagnostics"),
          names.newName("location"),
          names.newName("key"));
    }
  }

  private static CodeBlock names(List<ParameterSpec> parameters) {
    return parameters.stream()
        .map(parameter -> CodeBlock.of("$L", parameter.name()))
        .collect(CodeBlock.joining(", "));
  }

  private CodeBlock parametersDoc() {
    CodeBlock.Builder doc = CodeBlock.builder();
    doc.add("Returns the $L with these parameters.\n", def.noun());
    boolean first = true;
    for (DefParameter parameter : def.parameters()) {
      if (!parameter.comment().isEmpty()) {
        doc.add("$L@param $L $L\n", first ? "\n" : "", name(parameter), parameter.comment());
        first = false;
      }
    }
    return doc.build();
  }

  private CodeBlock documented(Documentation documentation) {
    return Javadocs.carry(documentation, "Returns the " + def.noun() + " of these parameters.", "");
  }

  /** Adds {@code get}, and {@code getChecked} if there is anything to verify. */
  private void addFactories(TypeSpec.Builder type, Factory factory) {
    Own own = factory.own();
    MethodSpec.Builder get =
        factory.method("get").addJavadoc(factory.javadoc()).returns(def.generated());
    if (factory.takesContext()) {
      get.addParameter(RuntimeNames.CONTEXT, own.context());
    }
    get.addParameters(factory.parameters());
    CodeBlock value = factory.key();
    CodeBlock context = CodeBlock.of("$L", own.context());
    if (!factory.takesContext()) {
      DefParameter carrier = Objects.requireNonNull(def.carrier());
      if (factory.builder() == null) {
        context = contextOf(carrier, CodeBlock.of("$L", name(carrier)));
      } else {
        String local = own.key();
        context = contextOf(carrier, CodeBlock.of("$L.$L()", local, carrier.accessor()));
        get.addStatement("$T $L = $L", def.declaration(), local, factory.key());
        value = CodeBlock.of("$L", local);
      }
    }
    get.addStatement("return $L($L,$W$L)", def.isVerified() ? "verified" : "make", context, value);
    if (!def.isVerified()) {
      type.addMethod(get.build());
      return;
    }
    get.addJavadoc("$L@throws IllegalArgumentException if they are invalid\n", gap(factory));
    type.addMethod(get.build()).addMethod(getChecked(factory));
    if (factory.builder() == null) {
      CodeBlock made = CodeBlock.of("make($L,$W$L)", context, factory.key());
      type.addMethod(ofUnverified(get.build(), made));
    }
  }

  private static CodeBlock contextOf(DefParameter carrier, CodeBlock value) {
    return CodeBlock.of("$L.context()", required(carrier, value));
  }

  /**
   * Writes {@code get} without verification, as MLIR's is without assertions.
   *
   * @param get the method with it
   */
  private MethodSpec ofUnverified(MethodSpec get, CodeBlock made) {
    MethodSpec.Builder method = factory("ofUnverified");
    references()
        .forEach(
            parameter ->
                method.addStatement(required(parameter, CodeBlock.of("$L", name(parameter)))));
    return method
        .addJavadoc(
            """
            {@link #get} without verification: for operations that are invalid, and whose
            verifier rejects this $L.
            """,
            def.noun())
        .returns(def.generated())
        .addParameters(get.parameters())
        .addStatement("return $L", made)
        .build();
  }

  /** Writes what makes it of the record. */
  private MethodSpec ofRecord() {
    MethodSpec.Builder method =
        factory("of")
            .addJavadoc("Returns the $L with the parameters that a record holds.\n", def.noun());
    if (def.isVerified()) {
      method.addJavadoc("\n@throws IllegalArgumentException if they are invalid\n");
    }
    return method
        .returns(def.generated())
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addParameter(def.declaration(), "key")
        .addStatement("return $L(context, key)", def.isVerified() ? "verified" : "make")
        .build();
  }

  private static String gap(Factory factory) {
    return factory.javadoc().toString().contains("\n@") ? "" : "\n";
  }

  private MethodSpec getChecked(Factory factory) {
    Own own = factory.own();
    MethodSpec.Builder method =
        factory
            .method("getChecked")
            .addJavadoc("{@link #get}, or null after an error has been reported at a location.\n")
            .returns(annotations.nullable(def.generated()))
            .addParameter(RuntimeNames.DIAGNOSTICS, own.diagnostics())
            .addParameter(RuntimeNames.LOCATION, own.location())
            .addParameters(factory.parameters());
    if (factory.builder() != null && factory.builder().takesContext()) {
      method.addStatement(
          "$T $L = $L.context()", RuntimeNames.CONTEXT, own.context(), own.location());
    }
    return method
        .addStatement(
            "return checked($L,$W$L,$W$L)", own.diagnostics(), own.location(), factory.key())
        .build();
  }

  private static MethodSpec.Builder factory(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }

  private MethodSpec verified() {
    return MethodSpec.methodBuilder("verified")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(def.generated())
        .addParameter(RuntimeNames.CONTEXT, "context")
        .addParameter(def.declaration(), "key")
        .addStatement(
            "$T diagnostics = new $T()", RuntimeNames.DIAGNOSTICS, RuntimeNames.DIAGNOSTICS)
        .addStatement("verify(diagnostics, $T.get(context), key)", RuntimeNames.ir("UnknownLoc"))
        .addStatement("$T.requireValid(diagnostics)", Names.PARAMETERS)
        .addStatement("return make(context, key)")
        .build();
  }

  private MethodSpec checked() {
    return MethodSpec.methodBuilder("checked")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
        .returns(annotations.nullable(def.generated()))
        .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics")
        .addParameter(RuntimeNames.LOCATION, "location")
        .addParameter(def.declaration(), "key")
        .addStatement("int errors = diagnostics.errorCount()")
        .addStatement("verify(diagnostics, location, key)")
        .addStatement(
            "return diagnostics.errorCount() == errors ? make(location.context(), key) : null")
        .build();
  }

  private MethodSpec verify() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("verify")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(RuntimeNames.DIAGNOSTICS, "diagnostics")
            .addParameter(RuntimeNames.LOCATION, "location")
            .addParameter(def.declaration(), "key");
    requireParameters(method);
    List<DefParameter> constrained =
        def.parameters().stream().filter(parameter -> parameter.constraint() != null).toList();
    for (DefParameter parameter : constrained) {
      ConstraintUse constraint = Objects.requireNonNull(parameter.constraint());
      method
          .beginControlFlow("if ($L)", violation(parameter, constraint))
          .addStatement(
              "diagnostics.error($Zlocation,$W$L)",
              JavaLiterals.string(
                  "failed to verify '" + parameter.name() + "': " + constraint.summary()));
      boolean isLast = parameter == constrained.get(constrained.size() - 1);
      if (!isLast || def.verify() != null) {
        method.addStatement("return");
      }
      method.endControlFlow();
    }
    if (def.verify() != null) {
      method.addStatement("key.verify(diagnostics, location)");
    }
    return method.build();
  }

  private static CodeBlock violation(DefParameter parameter, ConstraintUse constraint) {
    CodeBlock value = parameter.of("key");
    if (parameter.kind() instanceof ParameterKind.Elements) {
      return CodeBlock.of("!$L.stream().allMatch($T::test)", value, constraint.testClass());
    }
    return parameter.absence() == Absence.OPTIONAL
        ? CodeBlock.of("$L.isPresent() && !$T.test($L.get())", value, constraint.testClass(), value)
        : CodeBlock.of("!$T.test($L)", constraint.testClass(), value);
  }

  /** Refuses null here, as what has been interned would fail wherever it is printed. */
  private void requireParameters(MethodSpec.Builder method) {
    references()
        .forEach(parameter -> method.addStatement(required(parameter, parameter.of("key"))));
  }

  private Stream<DefParameter> references() {
    return def.parameters().stream().filter(parameter -> !parameter.type().isPrimitive());
  }

  /** The value of a parameter that must not be null, nor have elements that are. */
  private static CodeBlock required(DefParameter parameter, CodeBlock value) {
    return CodeBlock.of(
        "$T.$L($L, $S)",
        Names.PARAMETERS,
        parameter.kind().isCollection() ? "requireElements" : "requirePresent",
        value,
        parameter.accessor());
  }

  private MethodSpec make() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("make")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(def.generated())
            .addParameter(RuntimeNames.CONTEXT, "context")
            .addParameter(def.declaration(), "key");
    if (!def.isVerified()) {
      requireParameters(method);
    }
    boolean copies =
        def.parameters().stream().anyMatch(parameter -> parameter.kind().isCollection());
    CodeBlock key = CodeBlock.of("key");
    if (copies) {
      List<CodeBlock> values = new ArrayList<>();
      for (DefParameter parameter : def.parameters()) {
        CodeBlock value = parameter.of("key");
        values.add(parameter.kind().isCollection() ? DefValues.copy(parameter, "key") : value);
      }
      method.addStatement(
          "$T own =$Wnew $T($L)",
          def.declaration(),
          def.declaration(),
          CodeBlock.join(values, ",$W"));
      key = CodeBlock.of("own");
    }
    return method.addStatement("return intern(new $T(context, $L))", def.generated(), key).build();
  }
}
