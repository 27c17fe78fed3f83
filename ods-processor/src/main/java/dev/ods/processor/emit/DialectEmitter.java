// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import static java.util.stream.Collectors.joining;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.DialectSpec.Tolerance;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/** Writes the class of a dialect, which contexts load. */
public final class DialectEmitter {
  /**
   * The number of operations in one method: the code of each takes eight bytes of the 65,535 that a
   * method may have, and three constants of as many that a class may have.
   */
  private static final int PER_CLASS = 4000;

  private static final String PART = "Operations";

  private DialectEmitter() {}

  /** Writes the class; without operations if the dialect is broken. */
  public static JavaFile emit(DialectSpec dialect, Annotations annotations) {
    TypeName models = Names.listOf(Names.OP_MODEL);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(dialect.definition())
            .addJavadoc(
                Javadocs.carry(
                    dialect.documentation(),
                    "The dialect {@code " + dialect.name() + "}.",
                    dialect.documentation().isEmpty()
                        ? ""
                        : "Dialect namespace: {@code " + dialect.name() + "}."))
            // Also that of a package-private interface: service loaders and tools load it.
            .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
            .superclass(Names.GENERATED_DIALECT)
            .addField(
                FieldSpec.builder(
                        String.class, "NAME", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("The namespace of the dialect.\n")
                    .initializer("$S", dialect.name())
                    .build())
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addJavadoc(
                        "Creates the dialect. Called by contexts and by {@link"
                            + " java.util.ServiceLoader}.\n")
                    .addModifiers(Modifier.PUBLIC)
                    .addStatement("super($L, NAME)", RuntimeNames.API_LEVEL)
                    .build())
            .addMethod(
                MethodSpec.methodBuilder("operations")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PUBLIC)
                    .returns(models)
                    .addCode(operations(dialect))
                    .build());
    parts(dialect).forEach(type::addType);
    annotations.mark(type);
    dialect.tolerances().forEach(tolerance -> type.addMethod(allowed(tolerance)));
    if (!dialect.broken() && !dialect.dependentDialects().isEmpty()) {
      type.addMethod(dependentDialects(dialect));
    }
    if (!dialect.broken()) {
      addSymbols(type, dialect);
      addHooks(type, dialect, annotations);
    }
    return Files.of(dialect.definition().packageName(), dialect.declaration(), type.build());
  }

  private static MethodSpec allowed(Tolerance tolerance) {
    return MethodSpec.methodBuilder(tolerance.method())
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(boolean.class)
        .addStatement("return true")
        .build();
  }

  private static void addSymbols(TypeSpec.Builder type, DialectSpec dialect) {
    for (ConstraintTarget target : ConstraintTarget.values()) {
      List<CodeBlock> classes =
          dialect.defs().stream()
              .filter(def -> def.target() == target)
              .map(def -> CodeBlock.of("$T.class", def.generated()))
              .toList();
      if (!classes.isEmpty()) {
        boolean isType = target == ConstraintTarget.TYPE;
        TypeName base = isType ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE;
        type.addMethod(
            MethodSpec.methodBuilder(isType ? "types" : "attributes")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(
                    Names.listOf(
                        ParameterizedTypeName.get(
                            ClassName.get(Class.class), WildcardTypeName.subtypeOf(base))))
                .addCode(
                    "return $T.of($>$>\n$L);$<$<\n", List.class, CodeBlock.join(classes, ",\n"))
                .build());
      }
    }
  }

  private static MethodSpec dependentDialects(DialectSpec dialect) {
    CodeBlock dialects =
        dialect.dependentDialects().stream()
            .map(definition -> CodeBlock.of("new $T()", definition))
            .collect(CodeBlock.joining(", "));
    return MethodSpec.methodBuilder("dependentDialects")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(Names.listOf(Names.DIALECT))
        .addStatement("return $T.of($L)", List.class, dialects)
        .build();
  }

  private static void addHooks(
      TypeSpec.Builder type, DialectSpec dialect, Annotations annotations) {
    List<DialectHook> hooks = dialect.hooks();
    Set<ClassName> interfaces = new TreeSet<>();
    if (!dialect.defs().isEmpty()) {
      interfaces.add(RuntimeNames.DIALECT_ASSEMBLY);
    }
    for (DialectHook hook : hooks) {
      if (hook != DialectHook.ASM_INTERFACE && hook != DialectHook.INITIALIZE) {
        interfaces.add(hook.owner());
      }
    }
    type.addSuperinterfaces(interfaces);
    if (hooks.contains(DialectHook.ASM_INTERFACE)) {
      type.addField(
          FieldSpec.builder(
                  RuntimeNames.OP_ASM_DIALECT_INTERFACE,
                  "asmInterface",
                  Modifier.PRIVATE,
                  Modifier.FINAL)
              .initializer("$T.asmInterface()", dialect.declaration())
              .build());
    }
    SymbolDispatchEmitter symbols = new SymbolDispatchEmitter(dialect, annotations);
    hooks.stream()
        .filter(hook -> !symbols.replaces(hook))
        .forEach(hook -> type.addMethod(hook(dialect, hook, annotations)));
    symbols.emit(type);
  }

  /** Writes the method that looks up the dialect's interfaces. */
  private static MethodSpec asmInterface(Annotations annotations) {
    TypeVariableName wanted = TypeVariableName.get("T");
    return MethodSpec.methodBuilder("as")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addTypeVariable(wanted)
        .returns(annotations.nullable(wanted))
        .addParameter(ParameterizedTypeName.get(ClassName.get(Class.class), wanted), "hook")
        .addStatement(
            "return hook.isInstance(asmInterface) ? hook.cast(asmInterface) : super.as(hook)")
        .build();
  }

  /** An override that delegates to the author's hook. */
  private static MethodSpec hook(DialectSpec dialect, DialectHook hook, Annotations annotations) {
    if (hook == DialectHook.ASM_INTERFACE) {
      return asmInterface(annotations);
    }
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(hook.method())
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .returns(hook.returnsNull() ? annotations.nullable(hook.returned()) : hook.returned());
    for (DialectHook.Parameter parameter : hook.parameters()) {
      method.addParameter(
          parameter.nullable() ? annotations.nullable(parameter.type()) : parameter.type(),
          parameter.name());
    }
    return method
        .addStatement(
            "$L$T.$L($L)",
            hook.returned().equals(TypeName.VOID) ? "" : "return ",
            dialect.declaration(),
            hook.method(),
            hook.parameters().stream().map(DialectHook.Parameter::name).collect(joining(", ")))
        .build();
  }

  private static CodeBlock operations(DialectSpec dialect) {
    List<DialectOp> ops = dialect.broken() ? List.of() : dialect.ops();
    if (ops.size() <= PER_CLASS) {
      return models(ops);
    }
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement(
                "$T<$T> models = new $T<>($L)",
                List.class,
                Names.OP_MODEL,
                ArrayList.class,
                ops.size());
    for (int i = 0; i * PER_CLASS < ops.size(); i++) {
      code.addStatement("models.addAll($L.models())", PART + i);
    }
    return code.addStatement("return models").build();
  }

  /** The classes with the operations of a dialect that has more than one method can hold. */
  private static List<TypeSpec> parts(DialectSpec dialect) {
    List<DialectOp> ops = dialect.broken() ? List.of() : dialect.ops();
    List<TypeSpec> parts = new ArrayList<>();
    for (int from = 0; ops.size() > PER_CLASS && from < ops.size(); from += PER_CLASS) {
      List<DialectOp> part = ops.subList(from, Math.min(from + PER_CLASS, ops.size()));
      parts.add(
          TypeSpec.classBuilder(PART + parts.size())
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .addMethod(
                  MethodSpec.methodBuilder("models")
                      .addModifiers(Modifier.STATIC)
                      .returns(Names.listOf(Names.OP_MODEL))
                      .addCode(models(part))
                      .build())
              .build());
    }
    return parts;
  }

  private static CodeBlock models(List<DialectOp> ops) {
    CodeBlock models =
        ops.stream()
            .map(op -> CodeBlock.of("$T.MODEL", op.opClass()))
            .collect(CodeBlock.joining(",\n"));
    return ops.size() > 1
        ? CodeBlock.of("return $T.of($>$>\n$L);$<$<\n", List.class, models)
        : CodeBlock.of("return $T.of($L);\n", List.class, models);
  }
}
