// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.DialectHook;
import dev.ods.processor.model.Origin;
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
 * Finds a dialect's hooks by signature: see {@link DialectHook}. As with the hooks of ops, a near
 * miss is an error, and so is MLIR's name of a hook.
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
    List<ExecutableElement> methods = ElementFilter.methodsIn(dialect.getEnclosedElements());
    methods.forEach(this::read);
    methods.forEach(this::reportOtherName);
    List<DialectHook> pairs = new ArrayList<>();
    found.forEach(
        (hook, origin) -> {
          if (found.containsKey(hook.counterpart()) || declared.contains(hook)) {
            pairs.add(hook);
          } else if (!problems.areLeftToCompiler()) {
            problems.report(
                TraitProblem.DIALECT_PARSE_WITHOUT_PRINT,
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
      boolean matches = !method.getModifiers().contains(Modifier.PRIVATE) && matches(method, hook);
      if (named && matches) {
        CheckedExceptions.report(method, problems);
        found.put(hook, Origin.of(method));
      } else if (named && mayBeMeant(method, hook)) {
        if (OwnClass.isLeftToCompiler(method, facts, problems)) {
          continue;
        }
        problems.report(TraitProblem.HOOK_SIGNATURE, Origin.of(method), name, hook.signature());
      } else if (matches && Suggestions.isTypo(name, hook.method())) {
        problems.report(TraitProblem.HOOK_NEAR_MISS, Origin.of(method), name, hook.method());
      }
    }
  }

  /**
   * Reports a method that is meant to be a hook under the name that this has in MLIR, or by what it
   * returns. Beside the hook it may be a method that helps this.
   */
  private void reportOtherName(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    for (DialectHook hook : DialectHook.values()) {
      if (found.containsKey(hook)
          || name.equals(hook.method())
          || Suggestions.isTypo(name, hook.method())
          || method.getModifiers().contains(Modifier.PRIVATE)) {
        continue;
      }
      if (MlirHookNames.isCertain(name) && hook.method().equals(MlirHookNames.hook(name))) {
        problems.report(
            TraitProblem.HOOK_OF_MLIR,
            Origin.of(method),
            name,
            hook.method(),
            hook.signature(),
            "");
      } else if (hook.isToldByReturned() && matches(method, hook)) {
        problems.report(TraitProblem.HOOK_NEAR_MISS, Origin.of(method), name, hook.method());
      }
    }
  }

  /** A private method of the name may be one for the author's own use, unless it is the hook. */
  private boolean mayBeMeant(ExecutableElement method, DialectHook hook) {
    return !method.getModifiers().contains(Modifier.PRIVATE) || matches(method, hook);
  }

  private boolean matches(ExecutableElement method, DialectHook hook) {
    TypeName[] parameters =
        hook.parameters().stream().map(DialectHook.Parameter::type).toArray(TypeName[]::new);
    return method.getModifiers().contains(Modifier.STATIC)
        && returns(method, hook.returned())
        && TypeFacts.takes(method, parameters);
  }

  private boolean returns(ExecutableElement method, TypeName type) {
    TypeMirror returned = method.getReturnType();
    return type instanceof ClassName expected
        ? returned.getKind() == TypeKind.DECLARED && facts.isSubtype(returned, expected)
        : TypeName.get(returned).equals(type);
  }
}
