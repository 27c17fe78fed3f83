// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Confinement;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the combinators of constraints, with the constraints that they refer to. */
final class CombinatorReader {
  private final String user;
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param user the package of the class that is generated, which refers to the parts
   */
  CombinatorReader(String user, TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.user = user;
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /**
   * The part that a combinator of a declaration is, or null after a report.
   *
   * @param path the declarations being composed, outermost first
   */
  @Nullable ConstraintPart read(Element type, AnnotationMirror mirror, List<TypeElement> path) {
    String name = Mirrors.name(mirror);
    Confinement kind = ConfinementReader.kind(name);
    if (kind != null) {
      ConfinementSpec confinement = ConfinementReader.read(kind, type, mirror, problems);
      return new ConstraintPart(
          new Predicate.Confined(confinement), ConstraintTarget.ATTRIBUTE, confinement.summary());
    }
    if (type instanceof TypeElement declared && ConstraintClasses.isInterface(name)) {
      return implementing(declared, mirror, name);
    }
    if (ElementsReader.reads(name)) {
      return ElementsReader.read(mirror);
    }
    boolean isContainer = ContainerReader.reads(name);
    boolean ofAny = isContainer && ContainerReader.isOfAny(mirror);
    List<ConstraintPart> parts = ofAny ? List.of() : parts(type, mirror, path);
    if (parts == null) {
      return null;
    }
    if (isContainer || HolderReader.reads(name) || OwnContainerReader.reads(name)) {
      return containing(type, mirror, parts);
    }
    List<Predicate> predicates = parts.stream().map(ConstraintPart::predicate).toList();
    ConstraintTarget target = parts.get(0).target();
    return switch (name) {
      case "Not" -> new ConstraintPart(new Predicate.Not(predicates.get(0)), target, "");
      case "AllOf" -> new ConstraintPart(all(predicates), target, join(parts, " and "));
      case "AnyOf" -> new ConstraintPart(any(predicates), target, join(parts, " or "));
      default -> throw new IllegalStateException("no combinator: " + mirror);
    };
  }

  /** A type or an attribute that contains what satisfies one of the parts. */
  private @Nullable ConstraintPart containing(
      Element type, AnnotationMirror mirror, List<ConstraintPart> parts) {
    boolean isHolder = HolderReader.reads(Mirrors.name(mirror));
    ConstraintTarget held = isHolder ? HolderReader.holder(mirror).holds() : ConstraintTarget.TYPE;
    if (parts.stream().anyMatch(part -> part.target() != held)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_MIXED,
          new Origin(type, mirror, null, -1),
          type.getSimpleName());
      return null;
    }
    ConstraintPart any =
        parts.isEmpty()
            ? null
            : new ConstraintPart(
                any(parts.stream().map(ConstraintPart::predicate).toList()),
                held,
                join(parts, " or "),
                parts.size() == 1 ? parts.get(0).valueType() : null);
    if (ContainerReader.reads(Mirrors.name(mirror))) {
      return ContainerReader.read(mirror, any);
    }
    ConstraintPart element = Objects.requireNonNull(any);
    return isHolder
        ? HolderReader.read(mirror, element)
        : new OwnContainerReader(type, mirror, user, mirrors, problems).read(element);
  }

  /** An interface of types or attributes, as a constraint. */
  private @Nullable ConstraintPart implementing(
      TypeElement type, AnnotationMirror mirror, String name) {
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          TraitProblem.INTERFACE_NOT_INTERFACE,
          new Origin(type, mirror, null, -1),
          name,
          type.getSimpleName(),
          OpReader.kind(type));
      return null;
    }
    return new ConstraintPart(
        new Predicate.Implementing(ClassName.get(type)),
        name.equals("TypeInterface") ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE,
        type.getSimpleName() + " instance");
  }

  /** The operands of a combinator, all on the same target, or null after a report. */
  private @Nullable List<ConstraintPart> parts(
      Element type, AnnotationMirror mirror, List<TypeElement> path) {
    List<ClassLiteral> literals = mirrors.classes(type, mirror, "value");
    if (literals.isEmpty()) {
      problems.report(
          ConstraintProblem.CONSTRAINT_EMPTY,
          Mirrors.origin(type, mirror, "value"),
          Mirrors.name(mirror));
      return null;
    }
    List<ConstraintPart> parts = new ArrayList<>();
    boolean complete = true;
    for (ClassLiteral literal : literals) {
      ConstraintPart part = reference(literal, path);
      complete &= part != null;
      if (part != null) {
        parts.add(part);
      }
    }
    if (!complete) {
      return null;
    }
    if (parts.stream().anyMatch(part -> part.target() != parts.get(0).target())) {
      problems.report(
          ConstraintProblem.CONSTRAINT_MIXED,
          new Origin(type, mirror, null, -1),
          type.getSimpleName());
      return null;
    }
    return parts;
  }

  private @Nullable ConstraintPart reference(ClassLiteral literal, List<TypeElement> path) {
    ConfinementSpec confinement = ConfinementReader.ofClass(literal);
    if (confinement != null) {
      return new ConstraintPart(
          new Predicate.Confined(confinement), ConstraintTarget.ATTRIBUTE, confinement.summary());
    }
    TypeElement type = literal.element();
    if (type != null && EnumReader.declares(type)) {
      ConstraintUse use = EnumReader.constraint(type, facts, literal.origin());
      return named(type, literal, use, null);
    }
    ConstraintTarget defined = type == null ? null : DefReader.target(type);
    if (type != null && defined != null) {
      ConstraintUse use = ConstraintReader.definition(type, defined, facts, literal.origin());
      return named(type, literal, use, use.valueType());
    }
    if (type == null
        || (ConstraintClasses.testMethod(type) == null && !ConstraintReader.isDeclaration(type))) {
      problems.report(
          ConstraintProblem.NOT_A_CONSTRAINT,
          literal.origin(),
          type == null ? literal.text() : type.getSimpleName(),
          type == null ? "" : ConstraintClasses.hint(literal, type, facts));
      return null;
    }
    if (ConstraintClasses.lacksSummary(type)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, literal.origin(), type.getSimpleName());
      return null;
    }
    if (!TypeFacts.isVisible(type, user)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NOT_VISIBLE, literal.origin(), type.getSimpleName());
      return null;
    }
    // Its own errors are reported at its declaration; a cycle concerns both.
    Problems inner = new Problems();
    ConstraintPart part = ConstraintComposer.of(type, facts, mirrors, inner).part(type, path);
    inner.list().stream()
        .filter(problem -> problem.id() == ConstraintProblem.CONSTRAINT_CYCLE)
        .forEach(problems::add);
    if (part == null || ConstraintClasses.testMethod(type) != null) {
      return part;
    }
    ClassName companion = ConstraintReader.companion(ClassName.get(type));
    return new ConstraintPart(
        new Predicate.Test(companion), part.target(), part.summary(), part.valueType());
  }

  /** An enum, or the definition of a type or an attribute, or null after a report. */
  private @Nullable ConstraintPart named(
      TypeElement type, ClassLiteral literal, ConstraintUse use, @Nullable ValueType valueType) {
    if (!TypeFacts.isVisible(type, user)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NOT_VISIBLE, literal.origin(), type.getSimpleName());
      return null;
    }
    return new ConstraintPart(
        new Predicate.Test(use.testClass()), use.target(), use.summary(), valueType);
  }

  private static Predicate all(List<Predicate> predicates) {
    return predicates.size() == 1 ? predicates.get(0) : new Predicate.AllOf(predicates);
  }

  private static Predicate any(List<Predicate> predicates) {
    return predicates.size() == 1 ? predicates.get(0) : new Predicate.AnyOf(predicates);
  }

  private static String join(List<ConstraintPart> parts, String word) {
    return parts.stream().map(ConstraintPart::summary).collect(Collectors.joining(word));
  }
}
