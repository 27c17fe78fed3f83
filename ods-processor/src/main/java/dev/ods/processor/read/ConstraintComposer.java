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
import javax.lang.model.element.ElementKind;
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
   * A constraint or a component of one.
   *
   * @param valueType as that of {@link dev.ods.processor.model.ConstraintUse}
   */
  record Part(
      Predicate predicate, ConstraintTarget target, String summary, @Nullable ValueType valueType) {
    /** A part that says nothing about the type. */
    Part(Predicate predicate, ConstraintTarget target, String summary) {
      this(predicate, target, summary, null);
    }
  }

  /**
   * The predicate and summary of a constraint class, or null after a report.
   *
   * @param path the declarations being composed, outermost first
   */
  @Nullable Part part(TypeElement type, List<TypeElement> path) {
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

  private @Nullable Part leaf(TypeElement type, ExecutableElement test) {
    String constant = TypeFacts.constant(type, "SUMMARY");
    String summary = constant == null ? summary(type) : constant;
    if (summary == null) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, Origin.of(type), type.getSimpleName());
      return null;
    }
    TypeMirror parameter = test.getParameters().get(0).asType();
    return new Part(
        new Predicate.Test(ClassName.get(type)),
        TypeFacts.is(parameter, RuntimeNames.TYPE)
            ? ConstraintTarget.TYPE
            : ConstraintTarget.ATTRIBUTE,
        summary,
        ConstraintClasses.isBuildable(type) ? new ValueType(ClassName.get(type)) : null);
  }

  private @Nullable Part composed(
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
  @Nullable Part composed(Element member, List<AnnotationMirror> combinators, @Nullable Part base) {
    List<Part> parts = new ArrayList<>();
    if (base != null) {
      parts.add(base);
    }
    return conjunction(member, combinators, List.of(), parts);
  }

  private @Nullable Part conjunction(
      Element type, List<AnnotationMirror> combinators, List<TypeElement> path, List<Part> parts) {
    boolean complete = true;
    for (AnnotationMirror combinator : combinators) {
      Part part;
      if (OwnConfinementReader.reads(combinator)) {
        part =
            confined(
                type,
                combinator,
                parts.isEmpty() ? target(type, combinators, path) : parts.get(0).target());
      } else {
        part = combinator(type, combinator, path);
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

  /** What a constraint is on that begins with a confinement by its author. */
  private ConstraintTarget target(
      Element type, List<AnnotationMirror> combinators, List<TypeElement> path) {
    ConstraintComposer silent = new ConstraintComposer(user, facts, mirrors, new Problems());
    for (AnnotationMirror combinator : combinators) {
      Part part =
          OwnConfinementReader.reads(combinator) ? null : silent.combinator(type, combinator, path);
      if (part != null) {
        return part.target();
      }
    }
    return new OwnConfinementReader(facts, mirrors, user, problems).target(combinators.get(0));
  }

  /** A confinement by its author, or null after a report. */
  private @Nullable Part confined(Element type, AnnotationMirror mirror, ConstraintTarget target) {
    OwnConfinement confinement =
        new OwnConfinementReader(facts, mirrors, user, problems).ofConstraint(type, mirror, target);
    return confinement == null
        ? null
        : new Part(new Predicate.OwnConfined(confinement), target, confinement.summary());
  }

  private @Nullable Part conjunction(Element type, List<Part> parts) {
    ConstraintTarget target = parts.get(0).target();
    if (parts.stream().anyMatch(part -> part.target() != target)) {
      problems.report(ConstraintProblem.CONSTRAINT_MIXED, Origin.of(type), type.getSimpleName());
      return null;
    }
    List<Predicate> predicates = parts.stream().map(Part::predicate).toList();
    String summary = summary(type);
    if (summary == null) {
      summary = composedSummary(parts);
    }
    if (summary.isEmpty()) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, Origin.of(type), type.getSimpleName());
      return null;
    }
    return new Part(
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
      Element type, ConstraintTarget target, List<Part> parts) {
    if (type instanceof TypeElement declared && ConstraintClasses.isBuildable(declared)) {
      return new ValueType(ClassName.get(declared));
    }
    if (target == ConstraintTarget.TYPE) {
      return null;
    }
    return parts.stream().map(Part::valueType).filter(Objects::nonNull).findFirst().orElse(null);
  }

  /**
   * As in MLIR, confinements follow the summary of the base attribute; other parts are joined by
   * "and".
   */
  private static String composedSummary(List<Part> parts) {
    StringBuilder text = new StringBuilder();
    for (Part part : parts) {
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

  private @Nullable Part combinator(Element type, AnnotationMirror mirror, List<TypeElement> path) {
    String name = Mirrors.name(mirror);
    Confinement kind = ConfinementReader.kind(name);
    if (kind != null) {
      ConfinementSpec confinement = ConfinementReader.read(kind, type, mirror, problems);
      return new Part(
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
    List<Part> parts = ofAny ? List.of() : parts(type, mirror, path);
    if (parts == null) {
      return null;
    }
    if (isContainer || HolderReader.reads(name) || OwnContainerReader.reads(name)) {
      return containing(type, mirror, parts);
    }
    List<Predicate> predicates = parts.stream().map(Part::predicate).toList();
    ConstraintTarget target = parts.get(0).target();
    return switch (name) {
      case "Not" -> new Part(new Predicate.Not(predicates.get(0)), target, "");
      case "AllOf" -> new Part(all(predicates), target, join(parts, " and "));
      case "AnyOf" -> new Part(any(predicates), target, join(parts, " or "));
      default -> throw new IllegalStateException("no combinator: " + mirror);
    };
  }

  /** A type or an attribute that contains what satisfies one of the parts. */
  private @Nullable Part containing(Element type, AnnotationMirror mirror, List<Part> parts) {
    boolean isHolder = HolderReader.reads(Mirrors.name(mirror));
    ConstraintTarget held = isHolder ? HolderReader.holder(mirror).holds() : ConstraintTarget.TYPE;
    if (parts.stream().anyMatch(part -> part.target() != held)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_MIXED,
          new Origin(type, mirror, null, -1),
          type.getSimpleName());
      return null;
    }
    Part any =
        parts.isEmpty()
            ? null
            : new Part(
                any(parts.stream().map(Part::predicate).toList()),
                held,
                join(parts, " or "),
                parts.size() == 1 ? parts.get(0).valueType() : null);
    if (ContainerReader.reads(Mirrors.name(mirror))) {
      return ContainerReader.read(mirror, any);
    }
    Part element = Objects.requireNonNull(any);
    return isHolder
        ? HolderReader.read(mirror, element)
        : new OwnContainerReader(type, mirror, user, mirrors, problems).read(element);
  }

  /** An interface of types or attributes, as a constraint. */
  private @Nullable Part implementing(TypeElement type, AnnotationMirror mirror, String name) {
    if (type.getKind() != ElementKind.INTERFACE) {
      problems.report(
          TraitProblem.INTERFACE_NOT_INTERFACE,
          new Origin(type, mirror, null, -1),
          name,
          type.getSimpleName(),
          OpReader.kind(type));
      return null;
    }
    return new Part(
        new Predicate.Implementing(ClassName.get(type)),
        name.equals("TypeInterface") ? ConstraintTarget.TYPE : ConstraintTarget.ATTRIBUTE,
        type.getSimpleName() + " instance");
  }

  /** The operands of a combinator, all on the same target, or null after a report. */
  private @Nullable List<Part> parts(
      Element type, AnnotationMirror mirror, List<TypeElement> path) {
    List<ClassLiteral> literals = mirrors.classes(type, mirror, "value");
    if (literals.isEmpty()) {
      problems.report(
          ConstraintProblem.CONSTRAINT_EMPTY,
          Mirrors.origin(type, mirror, "value"),
          Mirrors.name(mirror));
      return null;
    }
    List<Part> parts = new ArrayList<>();
    boolean complete = true;
    for (ClassLiteral literal : literals) {
      Part part = reference(literal, path);
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

  private @Nullable Part reference(ClassLiteral literal, List<TypeElement> path) {
    ConfinementSpec confinement = ConfinementReader.ofClass(literal);
    if (confinement != null) {
      return new Part(
          new Predicate.Confined(confinement), ConstraintTarget.ATTRIBUTE, confinement.summary());
    }
    TypeElement type = literal.element();
    if (type != null && EnumReader.declares(type)) {
      return ofEnum(type, literal);
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
    Part part = of(type, facts, mirrors, inner).part(type, path);
    inner.list().stream()
        .filter(problem -> problem.id() == ConstraintProblem.CONSTRAINT_CYCLE)
        .forEach(problems::add);
    if (part == null || ConstraintClasses.testMethod(type) != null) {
      return part;
    }
    ClassName companion = ConstraintReader.companion(ClassName.get(type));
    return new Part(new Predicate.Test(companion), part.target(), part.summary(), part.valueType());
  }

  private @Nullable Part ofEnum(TypeElement type, ClassLiteral literal) {
    if (!TypeFacts.isVisible(type, user)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NOT_VISIBLE, literal.origin(), type.getSimpleName());
      return null;
    }
    ConstraintUse use = EnumReader.constraint(type, facts, literal.origin());
    return new Part(new Predicate.Test(use.testClass()), use.target(), use.summary());
  }

  private static Predicate all(List<Predicate> predicates) {
    return predicates.size() == 1 ? predicates.get(0) : new Predicate.AllOf(predicates);
  }

  private static Predicate any(List<Predicate> predicates) {
    return predicates.size() == 1 ? predicates.get(0) : new Predicate.AnyOf(predicates);
  }

  private static String join(List<Part> parts, String word) {
    return parts.stream().map(Part::summary).collect(Collectors.joining(word));
  }
}
