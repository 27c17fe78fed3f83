// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.HooksSpec;
import dev.ods.processor.model.HooksSpec.BuildHook;
import dev.ods.processor.model.HooksSpec.Hook;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds the author's own code by its signature. A method that has the name of a hook and another
 * signature, or the signature and nearly the name, is an error: it would silently never be called.
 */
final class HookReader {
  private static final Map<String, String> UNSUPPORTED =
      Map.of(
          "fold", "folders",
          "canonicalize", "canonicalizers",
          "getCanonicalizationPatterns", "canonicalizers",
          "inferReturnTypes", "inferred result types");

  private final TypeFacts facts;
  private final TypeElement op;
  private final Problems problems;
  private final List<BuildHook> builds = new ArrayList<>();
  private final Map<String, Hook> found = new LinkedHashMap<>();

  HookReader(TypeFacts facts, TypeElement op, Problems problems) {
    this.facts = facts;
    this.op = op;
    this.problems = problems;
  }

  HooksSpec read() {
    for (TypeElement type : MemberCollector.lineage(op)) {
      for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
        boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
        // Static methods of an interface are not inherited; private ones are irrelevant.
        if (method.getModifiers().contains(Modifier.PRIVATE)
            || method.getModifiers().contains(Modifier.ABSTRACT)
            || (isStatic && !type.equals(op))) {
          continue;
        }
        read(method, isStatic);
      }
    }
    return new HooksSpec(
        found.get("verify"),
        found.get("verifyRegions"),
        found.get("parse"),
        found.get("print"),
        found.get("defaultDialect"),
        found.get("resultNames"),
        found.get("blockArgumentNames"),
        found.get("blockNames"),
        found.get("isDeclaration"),
        found.get("verifySymbolUses"),
        builds);
  }

  private void read(ExecutableElement method, boolean isStatic) {
    String name = method.getSimpleName().toString();
    if (UNSUPPORTED.containsKey(name)) {
      problems.report(
          ProblemId.HOOK_UNSUPPORTED,
          Origin.of(method),
          name,
          "rename the method if it is unrelated to " + UNSUPPORTED.get(name));
      return;
    }
    String expected = expected(name);
    if (name.equals("isDeclaration") && matches(method, isStatic, name)) {
      // Only symbols have this hook; elsewhere it is a method like any other.
      found.put(name, new Hook(name, Origin.of(method)));
    } else if (expected == null) {
      reportNearMiss(method, isStatic, name);
    } else if (!matches(method, isStatic, name)) {
      problems.report(ProblemId.HOOK_SIGNATURE, Origin.of(method), name, expected);
    } else if (name.equals("build")) {
      builds.add(build(method));
    } else {
      found.put(name, new Hook(name, Origin.of(method)));
    }
  }

  private void reportNearMiss(ExecutableElement method, boolean isStatic, String name) {
    for (String hook : List.of("verify", "verifyRegions", "parse", "print", "build")) {
      if (Suggestions.isTypo(name, hook) && matches(method, isStatic, hook)) {
        problems.report(ProblemId.HOOK_NEAR_MISS, Origin.of(method), name, hook);
        return;
      }
    }
  }

  /** The signature of a hook, or null when there is none of this name. */
  private @Nullable String expected(String name) {
    return switch (name) {
      case "verify", "verifyRegions" -> "default void " + name + "(Diagnostics)";
      case "parse" -> "static boolean parse(OpAsmParser, OperationState)";
      case "print" -> "static void print(OpAsmPrinter, " + op.getSimpleName() + ")";
      case "verifySymbolUses" ->
          "default void verifySymbolUses(SymbolTableCollection, Diagnostics)";
      case "build" -> "static void build(OpBuilder, OperationState, …)";
      case "defaultDialect" -> "static String defaultDialect()";
      case "resultNames" -> "default void resultNames(OpAsmNames.ValueNamer)";
      case "blockArgumentNames" -> "default void blockArgumentNames(Region, OpAsmNames.ValueNamer)";
      case "blockNames" -> "default void blockNames(OpAsmNames.BlockNamer)";
      default -> null;
    };
  }

  private boolean matches(ExecutableElement method, boolean isStatic, String name) {
    TypeKind returned = method.getReturnType().getKind();
    if (!method.getTypeParameters().isEmpty()) {
      return false;
    }
    return switch (name) {
      case "verify", "verifyRegions" ->
          !isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.DIAGNOSTICS)
              && method.getParameters().size() == 1;
      case "parse" ->
          isStatic
              && returned == TypeKind.BOOLEAN
              && takes(method, RuntimeNames.OP_ASM_PARSER, RuntimeNames.OPERATION_STATE)
              && method.getParameters().size() == 2;
      case "print" ->
          isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.OP_ASM_PRINTER)
              && method.getParameters().size() == 2
              && isOp(method.getParameters().get(1).asType());
      case "verifySymbolUses" ->
          !isStatic
              && returned == TypeKind.VOID
              && TypeFacts.takes(
                  method, RuntimeNames.SYMBOL_TABLE_COLLECTION, RuntimeNames.DIAGNOSTICS);
      case "defaultDialect" ->
          isStatic
              && TypeFacts.is(method.getReturnType(), ClassName.get(String.class))
              && method.getParameters().isEmpty();
      case "resultNames" ->
          !isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.VALUE_NAMER)
              && method.getParameters().size() == 1;
      case "blockArgumentNames" ->
          !isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.REGION, RuntimeNames.VALUE_NAMER)
              && method.getParameters().size() == 2;
      case "blockNames" ->
          !isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.BLOCK_NAMER)
              && method.getParameters().size() == 1;
      case "isDeclaration" ->
          !isStatic && returned == TypeKind.BOOLEAN && method.getParameters().isEmpty();
      default ->
          isStatic
              && returned == TypeKind.VOID
              && takes(method, RuntimeNames.OP_BUILDER, RuntimeNames.OPERATION_STATE);
    };
  }

  private boolean isOp(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED && facts.types().isSubtype(op.asType(), type);
  }

  /** Whether the first parameters are of these types. */
  private static boolean takes(ExecutableElement method, ClassName... types) {
    List<? extends VariableElement> parameters = method.getParameters();
    if (parameters.size() < types.length) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      if (!TypeFacts.is(parameters.get(i).asType(), types[i])) {
        return false;
      }
    }
    return true;
  }

  private BuildHook build(ExecutableElement method) {
    List<ParameterSpec> parameters = new ArrayList<>();
    for (VariableElement parameter :
        method.getParameters().subList(2, method.getParameters().size())) {
      // A parameter may well be of a class that is being generated: JavaPoet names it as written.
      parameters.add(
          ParameterSpec.builder(
                  TypeName.get(parameter.asType()), parameter.getSimpleName().toString())
              .build());
    }
    return new BuildHook(
        parameters, method.isVarArgs(), Javadocs.of(method, facts.elements()), Origin.of(method));
  }
}
