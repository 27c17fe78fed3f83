// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * Reports methods that look like hooks of the runtime's op interfaces and are never called: the op
 * does not extend the interface, or the method has the name of the hook in MLIR.
 */
final class UncalledHooks {
  private final TypeFacts facts;
  private final TypeElement op;
  private final boolean symbol;
  private final Problems problems;

  /**
   * Creates what reports them.
   *
   * @param symbol whether the op is a symbol
   */
  UncalledHooks(TypeFacts facts, TypeElement op, boolean symbol, Problems problems) {
    this.facts = facts;
    this.op = op;
    this.symbol = symbol;
    this.problems = problems;
  }

  /** Reports a method with a body if it is one. Returns whether it is. */
  boolean report(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    return reportForgotten(method, name) || reportOfMlir(method, name);
  }

  private boolean reportForgotten(ExecutableElement method, String name) {
    for (ClassName owner : OpInterfaceHooks.owners(name)) {
      // Of other ops, isDeclaration() is an ordinary method.
      boolean applies = symbol || !owner.equals(RuntimeNames.SYMBOL_OP_INTERFACE);
      TypeElement type = facts.find(owner);
      if (applies
          && type != null
          && !facts.isSubtype(op.asType(), owner)
          && (OpInterfaceHooks.areNames(owner) || hook(type, name, method) != null)
          && !isOfInterface(method)
          && !mayBeNamed(method, owner)) {
        problems.report(
            TraitProblem.HOOK_WITHOUT_INTERFACE,
            Origin.of(method),
            name,
            owner.simpleName(),
            op.getSimpleName());
        return true;
      }
    }
    return false;
  }

  private boolean reportOfMlir(ExecutableElement method, String name) {
    String meant = MlirHookNames.hook(name);
    if (meant == null || isOfInterface(method) || has(meant)) {
      return false;
    }
    for (ClassName owner : OpInterfaceHooks.owners(meant)) {
      TypeElement type = facts.find(owner);
      ExecutableElement hook =
          type == null
              ? null
              : MlirHookNames.isCertain(name) ? first(type, meant) : hook(type, meant, method);
      if (hook != null) {
        problems.report(
            TraitProblem.HOOK_OF_MLIR,
            Origin.of(method),
            name,
            meant,
            "default " + OpInterfaceReader.display(hook),
            " of the op interface '" + owner.simpleName() + "'");
        return true;
      }
    }
    return false;
  }

  /** Whether the op implements a hook, which what has another name may help. */
  private boolean has(String hook) {
    return MemberCollector.lineage(op).stream()
        .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
        .anyMatch(method -> method.isDefault() && method.getSimpleName().contentEquals(hook));
  }

  /** Whether {@code @FoldedBy} may name the method. */
  private boolean mayBeNamed(ExecutableElement method, ClassName owner) {
    return owner.equals(RuntimeNames.FOLDABLE)
        && method.getModifiers().contains(Modifier.STATIC)
        && Mirrors.has(op, FolderReader.ANNOTATION);
  }

  private static @Nullable ExecutableElement first(TypeElement opInterface, String name) {
    return ElementFilter.methodsIn(opInterface.getEnclosedElements()).stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .findFirst()
        .orElse(null);
  }

  /** The method of an op interface that this one could be meant to override, or null. */
  private @Nullable ExecutableElement hook(
      TypeElement opInterface, String name, ExecutableElement method) {
    return ElementFilter.methodsIn(opInterface.getEnclosedElements()).stream()
        .filter(
            hook ->
                method.isDefault()
                    && hook.getSimpleName().contentEquals(name)
                    && haveSameParameters(method, hook))
        .findFirst()
        .orElse(null);
  }

  private boolean haveSameParameters(ExecutableElement method, ExecutableElement hook) {
    List<? extends VariableElement> parameters = method.getParameters();
    return parameters.size() == hook.getParameters().size()
        && IntStream.range(0, parameters.size())
            .allMatch(
                i -> isVariant(parameters.get(i).asType(), hook.getParameters().get(i).asType()));
  }

  /** Whether two types are of one class, with the same arguments or such as wildcards admit. */
  private boolean isVariant(TypeMirror type, TypeMirror other) {
    Types types = facts.types();
    return types.isSameType(types.erasure(type), types.erasure(other))
        && (types.isAssignable(type, other) || types.isAssignable(other, type));
  }

  /** Whether a method is one of an op interface that the op does extend, or implements it. */
  private boolean isOfInterface(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    return OpInterfaceReader.of(op, facts).stream()
        .anyMatch(
            type ->
                ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                    .anyMatch(
                        declared ->
                            declared.getSimpleName().contentEquals(name)
                                && haveSameParameters(method, declared)));
  }
}
