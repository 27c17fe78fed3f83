// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Composes the predicate and the summary of a constraint from its combinators, as MLIR does. */
final class ConstraintComposer {
  private final String user;
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  /**
   * Creates a composer.
   *
   * @param user the package of the class that is generated, which refers to the parts
   */
  ConstraintComposer(String user, TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.user = user;
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** A composer for a constraint class, whose companion is in the same package. */
  static ConstraintComposer of(
      TypeElement type, TypeFacts facts, Mirrors mirrors, Problems problems) {
    return new ConstraintComposer(TypeFacts.packageOf(type), facts, mirrors, problems);
  }

  /**
   * The predicate and summary of a constraint class, or null after a report.
   *
   * @param path the declarations being composed, outermost first
   */
  @Nullable ConstraintPart part(TypeElement type, List<TypeElement> path) {
    List<AnnotationMirror> combinators = ConstraintClasses.combinators(type);
    ExecutableElement test = ConstraintClasses.testMethod(type);
    if (test != null && !combinators.isEmpty()) {
      problems.report(
          ConstraintProblem.CONSTRAINT_BOTH,
          new Origin(type, combinators.get(0), null, -1),
          type.getSimpleName(),
          combinators.get(0).getAnnotationType().asElement().getSimpleName());
      return null;
    }
    if (test != null) {
      return leaf(type, test);
    }
    if (combinators.isEmpty()) {
      problems.report(
          ConstraintProblem.NOT_A_CONSTRAINT,
          Origin.of(type),
          type.getSimpleName(),
          ConstraintClasses.hint(type, facts));
      return null;
    }
    return composed(type, combinators, path);
  }

  private @Nullable ConstraintPart leaf(TypeElement type, ExecutableElement test) {
    String constant = TypeFacts.constant(type, "SUMMARY");
    String summary = constant == null ? summary(type) : constant;
    if (summary == null) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, Origin.of(type), type.getSimpleName());
      return null;
    }
    TypeMirror parameter = test.getParameters().get(0).asType();
    return new ConstraintPart(
        new Predicate.Test(ClassName.get(type)),
        TypeFacts.is(parameter, RuntimeNames.TYPE)
            ? ConstraintTarget.TYPE
            : ConstraintTarget.ATTRIBUTE,
        summary,
        ConstraintClasses.isBuildable(type) ? new ValueType(ClassName.get(type)) : null);
  }

  private @Nullable ConstraintPart composed(
      TypeElement type, List<AnnotationMirror> combinators, List<TypeElement> outer) {
    if (outer.contains(type)) {
      // Declarations that refer to the cycle, but are not part of it, are not at fault.
      if (outer.get(0).equals(type) && isFirst(type, outer)) {
        String path =
            outer.stream().map(e -> e.getSimpleName() + " -> ").collect(Collectors.joining());
        problems.report(
            ConstraintProblem.CONSTRAINT_CYCLE,
            Origin.of(type),
            type.getSimpleName(),
            path + type.getSimpleName());
      }
      return null;
    }
    List<TypeElement> path = new ArrayList<>(outer);
    path.add(type);
    return conjunction(type, combinators, path, new ArrayList<>());
  }

  /** Whether a cycle is reported at {@code type}: at one of the declarations in sources. */
  private boolean isFirst(TypeElement type, List<TypeElement> cycle) {
    String name = type.getQualifiedName().toString();
    return cycle.stream()
        .filter(other -> !facts.isCompiled(other))
        .noneMatch(other -> other.getQualifiedName().toString().compareTo(name) < 0);
  }

  /**
   * The constraint that a member composes, or null after a report.
   *
   * @param base the constraint that its annotation names, or null
   */
  @Nullable ConstraintPart composed(
      Element member, List<AnnotationMirror> combinators, @Nullable ConstraintPart base) {
    List<ConstraintPart> parts = new ArrayList<>();
    if (base != null) {
      parts.add(base);
    }
    return conjunction(member, combinators, List.of(), parts);
  }

  private @Nullable ConstraintPart conjunction(
      Element type,
      List<AnnotationMirror> combinators,
      List<TypeElement> path,
      List<ConstraintPart> parts) {
    boolean complete = true;
    for (AnnotationMirror combinator : combinators) {
      ConstraintPart part;
      if (OwnConfinementReader.reads(combinator)) {
        part =
            confined(
                type,
                combinator,
                parts.isEmpty() ? target(type, combinators, path) : parts.get(0).target());
      } else {
        part = combinators().read(type, combinator, path);
      }
      complete &= part != null;
      if (part != null) {
        parts.add(part);
      }
    }
    if (!complete || parts.isEmpty()) {
      return null;
    }
    return conjunction(type, parts);
  }

  private CombinatorReader combinators() {
    return new CombinatorReader(user, facts, mirrors, problems);
  }

  /** What a constraint is on that begins with a confinement by its author. */
  private ConstraintTarget target(
      Element type, List<AnnotationMirror> combinators, List<TypeElement> path) {
    CombinatorReader silent = new CombinatorReader(user, facts, mirrors, new Problems());
    for (AnnotationMirror combinator : combinators) {
      ConstraintPart part =
          OwnConfinementReader.reads(combinator) ? null : silent.read(type, combinator, path);
      if (part != null) {
        return part.target();
      }
    }
    return new OwnConfinementReader(facts, mirrors, user, problems).target(combinators.get(0));
  }

  /** A confinement by its author, or null after a report. */
  private @Nullable ConstraintPart confined(
      Element type, AnnotationMirror mirror, ConstraintTarget target) {
    OwnConfinement confinement =
        new OwnConfinementReader(facts, mirrors, user, problems).ofConstraint(type, mirror, target);
    return confinement == null
        ? null
        : new ConstraintPart(new Predicate.OwnConfined(confinement), target, confinement.summary());
  }

  private @Nullable ConstraintPart conjunction(Element type, List<ConstraintPart> parts) {
    ConstraintTarget target = parts.get(0).target();
    if (parts.stream().anyMatch(part -> part.target() != target)) {
      problems.report(ConstraintProblem.CONSTRAINT_MIXED, Origin.of(type), type.getSimpleName());
      return null;
    }
    List<Predicate> predicates = parts.stream().map(ConstraintPart::predicate).toList();
    String summary = summary(type);
    if (summary == null) {
      summary = composedSummary(parts);
    }
    if (summary.isEmpty()) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, Origin.of(type), type.getSimpleName());
      return null;
    }
    return new ConstraintPart(
        predicates.size() == 1 ? predicates.get(0) : new Predicate.AllOf(predicates),
        target,
        summary,
        valueType(type, target, parts));
  }

  /**
   * As in MLIR, what is confined keeps its type; types themselves are buildable only if the
   * declaration says so.
   */
  private static @Nullable ValueType valueType(
      Element type, ConstraintTarget target, List<ConstraintPart> parts) {
    if (type instanceof TypeElement declared && ConstraintClasses.isBuildable(declared)) {
      return new ValueType(ClassName.get(declared));
    }
    if (target == ConstraintTarget.TYPE) {
      return null;
    }
    return parts.stream()
        .map(ConstraintPart::valueType)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /**
   * As in MLIR, confinements follow the summary of the base attribute; other parts are joined by
   * "and".
   */
  private static String composedSummary(List<ConstraintPart> parts) {
    StringBuilder text = new StringBuilder();
    for (ConstraintPart part : parts) {
      if (part.summary().isEmpty()) {
        return "";
      }
      if (!text.isEmpty()) {
        text.append(isConfinement(part.predicate()) ? " " : " and ");
      }
      text.append(part.summary());
    }
    return text.toString();
  }

  private static boolean isConfinement(Predicate predicate) {
    return predicate instanceof Predicate.Confined || predicate instanceof Predicate.OwnConfined;
  }

  /** The explicit summary, or null. */
  private @Nullable String summary(Element type) {
    AnnotationMirror mirror = Mirrors.find(type, "Summary");
    if (mirror == null) {
      return null;
    }
    String text = Mirrors.string(mirror, "value");
    if (text.isBlank() || text.contains("\n")) {
      problems.report(
          ConstraintProblem.SUMMARY_EMPTY,
          Mirrors.origin(type, mirror, "value"),
          type.getSimpleName());
      return ConstraintReader.UNKNOWN_SUMMARY;
    }
    return text;
  }
}
