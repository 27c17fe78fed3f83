// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintSpec;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.ConstraintUse.Kind;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.ValueType;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Reads uses of constraints by class literal, and the declarations for which companion classes are
 * generated.
 */
final class ConstraintReader {
  /**
   * The substitute for the summary of an invalid constraint, which is reported at its declaration.
   */
  static final String UNKNOWN_SUMMARY = "a constraint in error";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final String user;
  private final KindReader kinds;

  /**
   * Creates a reader.
   *
   * @param user the package of the class that is generated, which refers to the constraints
   */
  ConstraintReader(TypeFacts facts, Mirrors mirrors, String user) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.user = user;
    this.kinds = new KindReader(facts, mirrors, user);
  }

  /** The constraint that any type satisfies, the default of {@code @Operand}. */
  ConstraintUse anyType(Origin origin) {
    TypeElement anyType = facts.find(RuntimeNames.ANY_TYPE);
    String summary = anyType == null ? null : TypeFacts.constant(anyType, "SUMMARY");
    return new ConstraintUse(
        RuntimeNames.ANY_TYPE,
        RuntimeNames.ANY_TYPE,
        ConstraintTarget.TYPE,
        summary == null ? "any type" : summary,
        null,
        null,
        origin);
  }

  /**
   * The use of {@code literal} as a constraint on {@code target} by the member {@code name}, or
   * null after a report.
   */
  @Nullable ConstraintUse use(
      ClassLiteral literal,
      ConstraintTarget target,
      String entity,
      String name,
      Problems problems) {
    TypeElement type = literal.element();
    if (type == null) {
      problems.report(ConstraintProblem.NOT_A_CONSTRAINT, literal.origin(), literal.text(), "");
      return null;
    }
    if (!isVisible(type)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NOT_VISIBLE, literal.origin(), type.getSimpleName());
      return null;
    }
    if (DefReader.target(type) != null) {
      return definition(type, literal, target, entity, name, problems);
    }
    if (EnumReader.declares(type)) {
      ConstraintUse use = EnumReader.constraint(type, facts, literal.origin());
      return onTarget(use, literal, target, entity, name, problems);
    }
    RoundCache.Constraint key = new RoundCache.Constraint(type, target, user);
    ConstraintUse known = facts.cache().constraint(key);
    if (known != null) {
      return known.at(literal.origin());
    }
    int before = problems.list().size();
    ConstraintUse use = named(type, literal, target, entity, name, problems);
    // A lenient reader records what does not resolve.
    if (use != null && !mirrors.isLenient() && problems.list().size() == before) {
      facts.cache().add(key, use);
    }
    return use;
  }

  /** Whether the generated class may refer to it; a private declaration is reported as private. */
  private boolean isVisible(TypeElement type) {
    boolean isReported =
        !TypeFacts.isVisible(type, type)
            && (DefReader.target(type) != null || !ConstraintClasses.combinators(type).isEmpty());
    return isReported || TypeFacts.isVisible(type, user);
  }

  private @Nullable ConstraintUse named(
      TypeElement type,
      ClassLiteral literal,
      ConstraintTarget target,
      String entity,
      String name,
      Problems problems) {
    if (ConstraintClasses.testMethod(type) == null && !isDeclaration(type)) {
      problems.report(
          ConstraintProblem.NOT_A_CONSTRAINT,
          literal.origin(),
          type.getSimpleName(),
          ConstraintClasses.hint(literal, type, facts));
      return null;
    }
    ExecutableElement test = ConstraintClasses.testMethod(type);
    if (test != null) {
      CheckedExceptions.report(test, problems);
    }
    if (ConstraintClasses.lacksSummary(type)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NO_SUMMARY, literal.origin(), type.getSimpleName());
      return null;
    }
    ConstraintUse use = resolve(type, literal.origin(), target);
    reportIgnored(type, problems);
    return onTarget(use, literal, target, entity, name, problems);
  }

  /** The use, or null after a report if it is not on {@code target}. */
  private static @Nullable ConstraintUse onTarget(
      ConstraintUse use,
      ClassLiteral literal,
      ConstraintTarget target,
      String entity,
      String name,
      Problems problems) {
    if (use.target() != target) {
      problems.report(
          ConstraintProblem.CONSTRAINT_TARGET,
          literal.origin(),
          entity,
          name,
          plural(target),
          use.declared().simpleName(),
          plural(use.target()));
      return null;
    }
    return use;
  }

  /** The use of the definition of a type or an attribute for the class generated from it. */
  private @Nullable ConstraintUse definition(
      TypeElement type,
      ClassLiteral literal,
      ConstraintTarget target,
      String entity,
      String name,
      Problems problems) {
    ConstraintTarget defined = DefReader.target(type);
    if (defined != target) {
      problems.report(
          ConstraintProblem.CONSTRAINT_TARGET,
          literal.origin(),
          entity,
          name,
          plural(target),
          type.getSimpleName(),
          plural(
              target == ConstraintTarget.TYPE
                  ? ConstraintTarget.ATTRIBUTE
                  : ConstraintTarget.TYPE));
      return null;
    }
    return definition(type, target, facts, literal.origin());
  }

  /** The use of the definition of a type or an attribute, which is on {@code defined}. */
  static ConstraintUse definition(
      TypeElement type, ConstraintTarget defined, TypeFacts facts, Origin origin) {
    ClassName declared = ClassName.get(type);
    ClassName generated = DefReader.generated(declared, defined);
    TypeElement compiled = facts.find(generated);
    String summary = compiled == null ? null : TypeFacts.constant(compiled, "SUMMARY");
    boolean isType = defined == ConstraintTarget.TYPE;
    return new ConstraintUse(
        declared,
        generated,
        defined,
        summary == null ? DefReader.summary(type, Javadocs.of(type, facts.elements())) : summary,
        isType && type.getRecordComponents().isEmpty() ? new ValueType(generated) : null,
        isType ? DefReader.kind(type, false) : null,
        origin);
  }

  /** The use of a constraint class, whose own errors are reported at its declaration. */
  private ConstraintUse resolve(TypeElement type, Origin origin, ConstraintTarget fallback) {
    ClassName name = ClassName.get(type);
    ConstraintPart part =
        ConstraintComposer.of(type, facts, mirrors, new Problems()).part(type, List.of());
    ExecutableElement test = ConstraintClasses.testMethod(type);
    return new ConstraintUse(
        name,
        test == null ? companion(name) : name,
        part == null || ConstraintClasses.tests(type, fallback) ? fallback : part.target(),
        part == null ? UNKNOWN_SUMMARY : part.summary(),
        part == null ? null : part.valueType(),
        kinds.kind(type),
        origin);
  }

  /**
   * The constraint that a member composes with combinators, or null after a report.
   *
   * @param base the constraint that its annotation names, or null
   * @param combinators the combinators, at least one
   * @param generated the class of the op
   */
  @Nullable ConstraintUse composed(
      ExecutableElement member,
      @Nullable ConstraintUse base,
      List<AnnotationMirror> combinators,
      ConstraintTarget target,
      ClassName generated,
      Problems problems) {
    ConstraintPart given =
        base == null
            ? null
            : new ConstraintPart(
                new Predicate.Test(base.testClass()),
                base.target(),
                base.summary(),
                base.valueType());
    ConstraintPart part =
        new ConstraintComposer(user, facts, mirrors, problems).composed(member, combinators, given);
    if (part == null) {
      return null;
    }
    Origin origin = new Origin(member, combinators.get(0), null, -1);
    String name = member.getSimpleName().toString();
    if (part.target() != target) {
      problems.report(
          ConstraintProblem.CONSTRAINT_TARGET,
          origin,
          target == ConstraintTarget.TYPE ? "member" : "attribute",
          name,
          plural(target),
          Mirrors.name(combinators.get(0)),
          plural(part.target()));
      return null;
    }
    Kind kind =
        target != ConstraintTarget.TYPE
            ? null
            : base == null ? kinds.containerKind(member, combinators) : base.kind();
    return ConstraintUse.composed(
        generated,
        name + "Constraint",
        part.predicate(),
        target,
        part.summary(),
        part.valueType(),
        kind,
        origin);
  }

  /** The constraint that a class is, or null if it is none or an invalid one. */
  @Nullable ConstraintUse described(TypeElement type) {
    boolean isConstraint = isDeclaration(type) || ConstraintClasses.testMethod(type) != null;
    if (!isConstraint
        || DefReader.target(type) != null
        || ConstraintClasses.lacksSummary(type)
        || ConstraintComposer.of(type, facts, mirrors, new Problems()).part(type, List.of())
            == null) {
      return null;
    }
    return resolve(type, Origin.of(type), ConstraintTarget.TYPE);
  }

  /** A member that nearly is what makes a constraint buildable, or tells the class of its types. */
  private void reportIgnored(TypeElement type, Problems problems) {
    if (!ConstraintClasses.isBuildable(type)) {
      ElementFilter.methodsIn(type.getEnclosedElements()).stream()
          .filter(method -> method.getSimpleName().contentEquals("build"))
          .findFirst()
          .ifPresent(
              build ->
                  problems.report(
                      ConstraintProblem.CONSTRAINT_MEMBER,
                      Origin.of(build),
                      "build",
                      type.getSimpleName(),
                      "public static Type build(Context)"));
    }
    kinds.reportIgnored(type, problems);
  }

  /** Whether the class is declared as a constraint. */
  static boolean isDeclaration(TypeElement type) {
    return !ConstraintClasses.combinators(type).isEmpty() || Mirrors.has(type, "Summary");
  }

  /**
   * The constraint declared with combinators, or null if the class has a method {@code test}: such
   * a class needs no companion, but is also checked here.
   */
  @Nullable ConstraintSpec declaration(TypeElement type, Problems problems) {
    int before = problems.list().size();
    Origin origin = Origin.of(type);
    if (DefHints.lacksAnnotation(type)) {
      problems.report(
          DeclarationProblem.NOT_A_DEF,
          origin,
          type.getSimpleName(),
          "is not a definition of a type or an attribute",
          "add @TypeDef or @AttrDef to the record");
      return null;
    }
    if (!type.getTypeParameters().isEmpty()) {
      problems.report(
          DeclarationProblem.OP_GENERIC,
          origin,
          type.getSimpleName(),
          Declarations.WHY_NOT_GENERIC);
    }
    ConstraintPart part =
        ConstraintComposer.of(type, facts, mirrors, problems).part(type, List.of());
    boolean composed = !ConstraintClasses.combinators(type).isEmpty();
    if (!composed) {
      return null;
    }
    if (!TypeFacts.isVisible(type, type)) {
      Declarations.reportPrivate(type, problems);
      return null;
    }
    kinds.checkParts(type, problems);
    boolean broken = part == null || problems.list().size() > before;
    ClassName name = ClassName.get(type);
    return new ConstraintSpec(
        name,
        companion(name),
        part == null ? ConstraintTarget.TYPE : part.target(),
        part == null ? new Predicate.AllOf(List.of()) : part.predicate(),
        part == null ? UNKNOWN_SUMMARY : part.summary(),
        Javadocs.of(type, facts.elements()),
        TypeFacts.isPublic(type),
        broken,
        origin);
  }

  /** The class that is generated for a constraint declared with combinators. */
  static ClassName companion(ClassName declaration) {
    return TypeFacts.generated(declaration, "Constraint");
  }

  private static String plural(ConstraintTarget target) {
    return target.name().toLowerCase(Locale.ROOT) + "s";
  }
}
