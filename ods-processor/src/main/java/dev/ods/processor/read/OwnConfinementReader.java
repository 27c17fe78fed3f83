// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads confinements by annotations of the author, which have {@code @ConfinedBy}. */
final class OwnConfinementReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final String user;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param user the package of the class that calls what decides
   */
  OwnConfinementReader(TypeFacts facts, Mirrors mirrors, String user, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.user = user;
    this.problems = problems;
  }

  /**
   * What is confined.
   *
   * @param name its type, for messages
   * @param isTaken whether a parameter of some type takes it
   * @param mayTakeOperation whether the method may take the operation before it
   */
  private record Subject(String name, Predicate<TypeMirror> isTaken, boolean mayTakeOperation) {
    static Subject of(ClassName taken, boolean mayTakeOperation) {
      return new Subject(taken.simpleName(), type -> TypeFacts.is(type, taken), mayTakeOperation);
    }
  }

  /**
   * The confinements of {@code element} in the order of their annotations.
   *
   * @param subject what is confined: an attribute, a type, a region or a block
   */
  List<OwnConfinement> read(Element element, ClassName subject) {
    return read(element, Subject.of(subject, true));
  }

  /** The confinements of a property, whose values are what the method returns. */
  List<OwnConfinement> ofProperty(ExecutableElement method) {
    TypeMirror value = method.getReturnType();
    return read(
        method,
        new Subject(
            OpReader.display(value), type -> facts.types().isAssignable(value, type), false));
  }

  private List<OwnConfinement> read(Element element, Subject subject) {
    List<OwnConfinement> confinements = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      OwnConfinement confinement = reads(mirror) ? read(element, mirror, subject) : null;
      if (confinement != null) {
        confinements.add(confinement);
      }
    }
    return confinements;
  }

  /** Whether an annotation is a confinement by its author. */
  static boolean reads(AnnotationMirror mirror) {
    return Mirrors.has(mirror.getAnnotationType().asElement(), "ConfinedBy");
  }

  /** What a declared constraint is on, as one of its confinements says: types, or attributes. */
  ConstraintTarget target(AnnotationMirror mirror) {
    TypeElement type = MoreElements.asType(mirror.getAnnotationType().asElement());
    TypeElement owner = mirrors.classValue(type, definition(type), "value").element();
    if (owner == null) {
      return ConstraintTarget.ATTRIBUTE;
    }
    List<ExecutableElement> parameters = AnnotationElements.of(type);
    ExecutableElement ofTypes = test(owner, Subject.of(RuntimeNames.TYPE, false), parameters);
    ExecutableElement ofAttributes =
        test(owner, Subject.of(RuntimeNames.ATTRIBUTE, false), parameters);
    // A private one of the other kind is a part of how this one decides.
    boolean isOnTypes =
        ofTypes != null
            && (ofAttributes == null || !ofTypes.getModifiers().contains(Modifier.PRIVATE));
    return isOnTypes ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE;
  }

  /** A confinement of a declared constraint on types or attributes, or null after a report. */
  @Nullable OwnConfinement ofConstraint(
      Element declared, AnnotationMirror mirror, ConstraintTarget target) {
    ClassName subject =
        target == ConstraintTarget.TYPE ? RuntimeNames.TYPE : RuntimeNames.ATTRIBUTE;
    return read(declared, mirror, Subject.of(subject, false));
  }

  private static AnnotationMirror definition(TypeElement type) {
    return Objects.requireNonNull(Mirrors.find(type, "ConfinedBy"));
  }

  private @Nullable OwnConfinement read(Element element, AnnotationMirror mirror, Subject subject) {
    TypeElement type = MoreElements.asType(mirror.getAnnotationType().asElement());
    AnnotationMirror definition = definition(type);
    TypeElement owner = mirrors.classValue(type, definition, "value").element();
    List<ExecutableElement> parameters = AnnotationElements.of(type);
    for (ExecutableElement parameter : parameters) {
      if (!AnnotationElements.isPlain(parameter.getReturnType())) {
        AnnotationElements.reportType(
            parameter, new Origin(element, mirror, null, -1), "", problems);
        return null;
      }
    }
    AnnotationElements.checkSummary(type, definition, problems);
    List<Object> arguments = new ArrayList<>();
    String summary = Mirrors.string(definition, "summary");
    for (ExecutableElement parameter : parameters) {
      Object value = Mirrors.value(mirror, parameter.getSimpleName().toString()).getValue();
      arguments.add(value);
      summary = AnnotationElements.substituted(summary, parameter, value.toString());
    }
    ExecutableElement test = owner == null ? null : test(owner, subject, parameters);
    if (owner == null || test == null || !AnnotationElements.areOrdered(type, parameters)) {
      problems.report(
          MemberProblem.OWN_CONFINEMENT,
          new Origin(element, mirror, null, -1),
          type.getSimpleName(),
          owner == null ? "void" : owner.getSimpleName(),
          expected(subject, parameters));
      return null;
    }
    if (!Access.check(test, user, new Origin(element, mirror, null, -1), problems)) {
      return null;
    }
    CheckedExceptions.report(test, problems);
    boolean takesOperation = test.getParameters().size() > parameters.size() + 1;
    return new OwnConfinement(ClassName.get(owner), takesOperation, arguments, summary);
  }

  /** The method that decides; null if there is none. */
  private @Nullable ExecutableElement test(
      TypeElement owner, Subject subject, List<ExecutableElement> parameters) {
    return AnnotationElements.tests(owner).stream()
        .filter(method -> takes(method, subject, parameters))
        .findFirst()
        .orElse(null);
  }

  private boolean takes(
      ExecutableElement method, Subject subject, List<ExecutableElement> parameters) {
    List<? extends VariableElement> taken = method.getParameters();
    if (taken.size() == parameters.size() + 2
        && subject.mayTakeOperation()
        && TypeFacts.is(taken.get(0).asType(), RuntimeNames.OPERATION)) {
      taken = taken.subList(1, taken.size());
    }
    if (taken.size() != parameters.size() + 1 || !subject.isTaken().test(taken.get(0).asType())) {
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

  private static String expected(Subject subject, List<ExecutableElement> parameters) {
    StringBuilder text = new StringBuilder("test(").append(subject.name());
    for (ExecutableElement parameter : parameters) {
      text.append(", ").append(OpReader.display(parameter.getReturnType()));
    }
    return text.append(')').toString();
  }
}
