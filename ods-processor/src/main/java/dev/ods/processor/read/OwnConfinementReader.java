// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads confinements by annotations of the author, which have {@code @ConfinedBy}. */
final class OwnConfinementReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  OwnConfinementReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /**
   * The confinements of {@code element} in the order of their annotations.
   *
   * @param subject what is confined: an attribute, a type or a region
   */
  List<OwnConfinement> read(Element element, ClassName subject) {
    List<OwnConfinement> confinements = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement type = MoreElements.asType(mirror.getAnnotationType().asElement());
      AnnotationMirror definition = Mirrors.find(type, "ConfinedBy");
      OwnConfinement confinement =
          definition == null ? null : read(element, mirror, type, definition, subject);
      if (confinement != null) {
        confinements.add(confinement);
      }
    }
    return confinements;
  }

  private @Nullable OwnConfinement read(
      Element element,
      AnnotationMirror mirror,
      TypeElement type,
      AnnotationMirror definition,
      ClassName subject) {
    TypeElement owner = mirrors.classValue(type, definition, "value").element();
    List<ExecutableElement> parameters = AnnotationElements.of(type);
    List<Object> arguments = new ArrayList<>();
    String summary = Mirrors.string(definition, "summary");
    for (ExecutableElement parameter : parameters) {
      Object value = Mirrors.value(mirror, parameter.getSimpleName().toString()).getValue();
      arguments.add(value);
      summary = AnnotationElements.substituted(summary, parameter, value.toString());
    }
    boolean isTested =
        owner != null
            && TypeFacts.isVisible(owner, element)
            && ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
                .anyMatch(method -> tests(method, subject, parameters));
    if (owner == null
        || !isTested
        || !AnnotationElements.areOrdered(type, parameters)
        || !arguments.stream().allMatch(AnnotationElements::isPlain)) {
      problems.report(
          ProblemId.OWN_CONFINEMENT,
          new Origin(element, mirror, null, -1),
          type.getSimpleName(),
          owner == null ? "void" : owner.getSimpleName(),
          expected(subject, parameters));
      return null;
    }
    return new OwnConfinement(ClassName.get(owner), arguments, summary);
  }

  private boolean tests(
      ExecutableElement method, ClassName subject, List<ExecutableElement> parameters) {
    List<? extends VariableElement> taken = method.getParameters();
    if (!method.getSimpleName().contentEquals("test")
        || !method.getModifiers().contains(Modifier.STATIC)
        || method.getModifiers().contains(Modifier.PRIVATE)
        || method.getReturnType().getKind() != TypeKind.BOOLEAN
        || taken.size() != parameters.size() + 1
        || !TypeFacts.is(taken.get(0).asType(), subject)) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!facts
          .types()
          .isAssignable(parameters.get(i).getReturnType(), taken.get(i + 1).asType())) {
        return false;
      }
    }
    return true;
  }

  private static String expected(ClassName subject, List<ExecutableElement> parameters) {
    StringBuilder text = new StringBuilder("test(").append(subject.simpleName());
    for (ExecutableElement parameter : parameters) {
      text.append(", ").append(OpReader.display(parameter.getReturnType()));
    }
    return text.append(')').toString();
  }
}
