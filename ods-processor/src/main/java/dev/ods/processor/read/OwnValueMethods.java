// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * The methods by which values of an author's class convert to attributes and text.
 *
 * @param type the class
 * @param value the type of the values: of the class, with type arguments if that is generic
 */
record OwnValueMethods(TypeElement type, TypeMirror value, TypeFacts facts) {
  static OwnValueMethods of(TypeMirror value, TypeFacts facts) {
    return new OwnValueMethods(MoreTypes.asTypeElement(value), value, facts);
  }

  /** Whether values convert to attributes and back, and there is one to begin with. */
  boolean convert() {
    return conversions().size() == 3 && canBeMade();
  }

  /** Whether a constructor alone makes one. */
  private boolean canBeMade() {
    boolean isInner =
        type.getNestingKind() == NestingKind.MEMBER
            && !type.getModifiers().contains(Modifier.STATIC);
    return !isInner && !type.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Throws if one of a conversion's name has a type in its signature that does not resolve. */
  void requireResolved() {
    for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
      String name = method.getSimpleName().toString();
      if (name.equals("toAttribute") || name.equals("fromAttribute")) {
        OwnClass.requireResolved(method, facts);
      }
    }
  }

  /** Whether they are read and written by methods. */
  boolean areText() {
    return texts().size() == 2;
  }

  /** What is called. */
  List<ExecutableElement> used() {
    return areText()
        ? Stream.of(conversions(), texts()).flatMap(List::stream).toList()
        : conversions();
  }

  private List<ExecutableElement> conversions() {
    return Stream.of(
            constructor(),
            method("toAttribute", false, RuntimeNames.CONTEXT),
            method("fromAttribute", true, RuntimeNames.ATTRIBUTE, ClassName.get(Consumer.class)))
        .flatMap(Optional::stream)
        .toList();
  }

  private List<ExecutableElement> texts() {
    return Stream.of(
            method("parse", true, RuntimeNames.ASM_PARSER),
            method("print", false, RuntimeNames.ASM_PRINTER))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<ExecutableElement> constructor() {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .filter(made -> made.getParameters().isEmpty() && !isPrivate(made))
        .findFirst();
  }

  private Optional<ExecutableElement> method(
      String name, boolean isStatic, ClassName... parameters) {
    return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
        .filter(
            method ->
                method.getSimpleName().contentEquals(name)
                    && method.getModifiers().contains(Modifier.STATIC) == isStatic
                    && !isPrivate(method)
                    && TypeFacts.takes(method, parameters)
                    && (!isStatic || facts.types().isAssignable(method.getReturnType(), value)))
        .findFirst();
  }

  private static boolean isPrivate(ExecutableElement member) {
    return member.getModifiers().contains(Modifier.PRIVATE);
  }
}
