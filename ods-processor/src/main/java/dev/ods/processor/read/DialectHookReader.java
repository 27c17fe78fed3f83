// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.DialectSpec.DialectHook;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds a dialect's hooks by signature: those that parse and print its types and attributes,
 * provide aliases and resources, and verify attributes. As with the hooks of ops, a near miss is an
 * error.
 */
final class DialectHookReader {
  private final TypeFacts facts;
  private final Problems problems;
  private final Map<DialectHook, Origin> found = new EnumMap<>(DialectHook.class);

  DialectHookReader(TypeFacts facts, Problems problems) {
    this.facts = facts;
    this.problems = problems;
  }

  /**
   * The hooks of {@code dialect}; both of a pair, unless a printer follows from definitions.
   *
   * @param declared the parsers whose printers do
   */
  List<DialectHook> read(TypeElement dialect, Set<DialectHook> declared) {
    for (ExecutableElement method : ElementFilter.methodsIn(dialect.getEnclosedElements())) {
      if (!method.getModifiers().contains(Modifier.PRIVATE)) {
        read(method);
      }
    }
    List<DialectHook> pairs = new ArrayList<>();
    found.forEach(
        (hook, origin) -> {
          if (found.containsKey(hook.counterpart()) || declared.contains(hook)) {
            pairs.add(hook);
          } else {
            problems.report(
                ProblemId.DIALECT_PARSE_WITHOUT_PRINT,
                origin,
                hook.method(),
                hook.counterpart().method());
          }
        });
    return pairs;
  }

  private void read(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    for (DialectHook hook : DialectHook.values()) {
      boolean named = name.equals(hook.method());
      boolean matches = matches(method, hook);
      if (named && matches) {
        found.put(hook, Origin.of(method));
      } else if (named) {
        problems.report(ProblemId.HOOK_SIGNATURE, Origin.of(method), name, expected(hook));
      } else if (matches && Suggestions.isTypo(name, hook.method())) {
        problems.report(ProblemId.HOOK_NEAR_MISS, Origin.of(method), name, hook.method());
      }
    }
  }

  private static String expected(DialectHook hook) {
    return switch (hook) {
      case PARSE_TYPE -> "static @Nullable Type parseType(DialectAsmParser)";
      case PARSE_ATTRIBUTE ->
          "static @Nullable Attribute parseAttribute(DialectAsmParser, @Nullable Type)";
      case PRINT_TYPE -> "static void printType(Type, DialectAsmPrinter)";
      case PRINT_ATTRIBUTE -> "static void printAttribute(Attribute, DialectAsmPrinter)";
      case ASM_INTERFACE -> "static OpAsmDialectInterface asmInterface()";
      case VERIFY_ATTRIBUTE ->
          "static void verifyOperationAttribute(Operation, NamedAttribute, Diagnostics)";
    };
  }

  private boolean matches(ExecutableElement method, DialectHook hook) {
    if (!method.getModifiers().contains(Modifier.STATIC)) {
      return false;
    }
    return switch (hook) {
      case PARSE_TYPE ->
          returns(method, RuntimeNames.TYPE)
              && TypeFacts.takes(method, RuntimeNames.DIALECT_ASM_PARSER);
      case PARSE_ATTRIBUTE ->
          returns(method, RuntimeNames.ATTRIBUTE)
              && TypeFacts.takes(method, RuntimeNames.DIALECT_ASM_PARSER, RuntimeNames.TYPE);
      case PRINT_TYPE ->
          method.getReturnType().getKind() == TypeKind.VOID
              && TypeFacts.takes(method, RuntimeNames.TYPE, RuntimeNames.DIALECT_ASM_PRINTER);
      case PRINT_ATTRIBUTE ->
          method.getReturnType().getKind() == TypeKind.VOID
              && TypeFacts.takes(method, RuntimeNames.ATTRIBUTE, RuntimeNames.DIALECT_ASM_PRINTER);
      case ASM_INTERFACE ->
          returns(method, RuntimeNames.OP_ASM_DIALECT_INTERFACE) && TypeFacts.takes(method);
      case VERIFY_ATTRIBUTE ->
          method.getReturnType().getKind() == TypeKind.VOID
              && TypeFacts.takes(
                  method,
                  RuntimeNames.OPERATION,
                  RuntimeNames.NAMED_ATTRIBUTE,
                  RuntimeNames.DIAGNOSTICS);
    };
  }

  private boolean returns(ExecutableElement method, ClassName type) {
    TypeMirror returned = method.getReturnType();
    return returned.getKind() == TypeKind.DECLARED && facts.isSubtype(returned, type);
  }
}
