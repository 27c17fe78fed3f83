// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.OwnConfinement;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the member that a method of an op's interface declares. */
final class MemberReader {
  private static final String NAMED_REGION = "NamedRegion";
  private static final Set<String> ROLES =
      Set.of("Operand", "Result", "Attr", "Prop", NAMED_REGION, "Successor");
  private static final Set<String> OF_ATTRIBUTES =
      Set.of("Default", "Unit", "SymbolName", "FlatSymbolRef", "ConstantValue");
  private static final Set<String> ONLY_OF_ATTRIBUTES =
      Set.of("SymbolName", "FlatSymbolRef", "ConstantValue");
  private static final Set<String> CONSTRAINED = Set.of("Operand", "Result", "Attr");
  private static final Set<String> OF_REGIONS =
      Set.of("SizedRegion", "MinSizedRegion", "MaxSizedRegion");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final ClassName generated;
  private final ConstraintReader constraints;
  private final OwnConfinementReader confined;
  private final AttributeReader attributes;
  private final PropertyReader properties;
  private final RegionReader regions;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param generated the class of the op
   */
  MemberReader(TypeFacts facts, Mirrors mirrors, ClassName generated, Problems problems) {
    this.facts = facts;
    this.generated = generated;
    this.mirrors = mirrors;
    this.constraints = new ConstraintReader(facts, mirrors, generated.packageName());
    String user = generated.packageName();
    this.confined = new OwnConfinementReader(facts, mirrors, user, problems);
    this.attributes =
        new AttributeReader(facts, mirrors, constraints, confined, generated, problems);
    this.properties = new PropertyReader(facts, mirrors, confined, user, problems);
    this.regions = new RegionReader(facts, confined, problems);
    this.problems = problems;
  }

  /** The annotations that determine the kind of a member. */
  static List<AnnotationMirror> roles(ExecutableElement method) {
    List<AnnotationMirror> roles = new ArrayList<>();
    for (AnnotationMirror mirror : method.getAnnotationMirrors()) {
      if (ROLES.contains(Mirrors.name(mirror))) {
        roles.add(mirror);
      }
    }
    return roles;
  }

  /** Whether a method is a member by its annotations, or by its type. */
  static boolean isMember(ExecutableElement method) {
    return !roles(method).isEmpty() || !impliedRole(method.getReturnType()).isEmpty();
  }

  /** The annotations that make a method part of an op: of its kind, and as derived. */
  static List<AnnotationMirror> marks(ExecutableElement method) {
    List<AnnotationMirror> marks = roles(method);
    AnnotationMirror derived = Mirrors.find(method, DerivedAttributeReader.ANNOTATION);
    if (derived != null) {
      marks.add(derived);
    }
    return marks;
  }

  /**
   * The member that {@code method} declares, or null after a report.
   *
   * @param given the constraint on the type of an operand or a result that replaces the declared
   *     one, or null
   */
  @Nullable Member read(ExecutableElement method, @Nullable ClassLiteral given) {
    TypeFacts.requireResolved(method.getReturnType());
    List<AnnotationMirror> roles = marks(method);
    if (roles.size() > 1) {
      problems.report(
          MemberProblem.MEMBER_TWO_ROLES,
          new Origin(method, roles.get(1), null, -1),
          method.getSimpleName(),
          Mirrors.name(roles.get(0)),
          Mirrors.name(roles.get(1)));
      return null;
    }
    if (Mirrors.has(method, DerivedAttributeReader.ANNOTATION)) {
      problems.report(
          MemberProblem.DERIVED_METHOD, Origin.of(method), method.getSimpleName(), "has no body");
      return null;
    }
    AnnotationMirror mirror = roles.isEmpty() ? null : roles.get(0);
    String role = mirror == null ? impliedRole(method.getReturnType()) : role(mirror);
    if (role.isEmpty()) {
      reportWithoutRole(method);
      return null;
    }
    if (!isGetter(method, role)
        || !hasFittingAnnotations(method, role)
        || isNullable(method, role)
        || !Access.check(
            method.getReturnType(), generated.packageName(), Origin.of(method), problems)) {
      return null;
    }
    return read(method, role, mirror, given);
  }

  /** Whether a member is {@code @Nullable}, which is reported. */
  private boolean isNullable(ExecutableElement method, String role) {
    TypeMirror type = method.getReturnType();
    if (!NullnessTypes.isNullableMember(method, type)) {
      return false;
    }
    problems.report(
        MemberProblem.MEMBER_NULLABLE,
        Origin.of(method),
        article(role),
        method.getSimpleName(),
        mayBeOptional(type, role)
            ? "return Optional<" + OpReader.display(facts.boxed(type)) + ">, or drop the annotation"
            : "drop the annotation");
    return true;
  }

  private static boolean mayBeOptional(TypeMirror type, String role) {
    return role.equals("Attr") || role.equals("Prop") || TypeFacts.is(type, RuntimeNames.VALUE);
  }

  private @Nullable Member read(
      ExecutableElement method,
      String role,
      @Nullable AnnotationMirror mirror,
      @Nullable ClassLiteral given) {
    String name = name(method, mirror);
    if (mirror != null && role.equals("Attr")) {
      return attributes.read(method, mirror, name);
    }
    if (mirror != null && role.equals("Prop")) {
      return properties.read(method, mirror, name);
    }
    if (mirror != null && (role.equals("Operand") || role.equals("Result"))) {
      ClassLiteral constraint = given == null ? mirrors.classValue(method, mirror, "value") : given;
      return value(method, mirror, name, role.equals("Operand"), constraint, given != null);
    }
    return role.equals("Region")
        ? regions.read(method, mirror, name)
        : successor(method, mirror, name);
  }

  static String name(ExecutableElement method, @Nullable AnnotationMirror mirror) {
    if (mirror == null) {
      return method.getSimpleName().toString();
    }
    String element = Mirrors.name(mirror).equals(NAMED_REGION) ? "value" : "name";
    return Mirrors.explicit(mirror, element) == null
        ? method.getSimpleName().toString()
        : Mirrors.string(mirror, element);
  }

  private static String role(AnnotationMirror mirror) {
    String annotation = Mirrors.name(mirror);
    return annotation.equals(NAMED_REGION) ? "Region" : annotation;
  }

  /** Regions and successors need no annotation: nothing else has these types. */
  private static String impliedRole(TypeMirror type) {
    TypeMirror element = type;
    if (TypeFacts.is(type, "java.util.List") && TypeFacts.argument(type) != null) {
      element = TypeFacts.argument(type);
    }
    if (element != null && TypeFacts.is(element, RuntimeNames.REGION)) {
      return "Region";
    }
    return element != null && TypeFacts.is(element, RuntimeNames.BLOCK) ? "Successor" : "";
  }

  private void reportWithoutRole(ExecutableElement method) {
    AnnotationMirror pattern = Mirrors.find(method, "Pattern");
    if (pattern != null) {
      PatternSetReader.reportOutside(method, pattern, problems);
      return;
    }
    TypeMirror type = method.getReturnType();
    TypeMirror plain = TypeFacts.is(type, "java.util.Optional") ? TypeFacts.argument(type) : type;
    ProblemId wrongType =
        plain == null
            ? null
            : TypeFacts.is(plain, RuntimeNames.REGION)
                ? MemberProblem.REGION_RETURN_TYPE
                : TypeFacts.is(plain, RuntimeNames.BLOCK)
                    ? MemberProblem.SUCCESSOR_RETURN_TYPE
                    : null;
    if (wrongType != null) {
      problems.report(wrongType, Origin.of(method), method.getSimpleName(), OpReader.display(type));
      return;
    }
    String advice = "@Operand, @Result or @Attr";
    if (plain != null) {
      if (TypeFacts.is(plain, RuntimeNames.VALUE)
          || TypeFacts.is(plain, RuntimeNames.VALUE_RANGE)) {
        advice = "@Operand or @Result";
      } else if (new StorageReader(facts).read(facts.unboxed(plain)) != null) {
        advice = "@Attr";
      }
    }
    problems.report(
        MemberProblem.MEMBER_WITHOUT_ROLE,
        Origin.of(method),
        method.getSimpleName(),
        advice,
        mayBeOpInterface(MoreElements.asType(method.getEnclosingElement()))
            ? ", or add @OpInterface to '"
                + method.getEnclosingElement().getSimpleName()
                + "' if ops are to implement it"
            : "");
  }

  /** Whether the author may have meant an interface without any member as one of ops. */
  private boolean mayBeOpInterface(TypeElement owner) {
    return ConstraintClasses.isPlainInterface(owner)
        && ElementFilter.methodsIn(owner.getEnclosedElements()).stream()
            .noneMatch(MemberReader::isMember);
  }

  private boolean isGetter(ExecutableElement method, String role) {
    if (!method.getModifiers().contains(Modifier.ABSTRACT)) {
      problems.report(
          MemberProblem.MEMBER_WITH_BODY, Origin.of(method), role, method.getSimpleName());
      return false;
    }
    if (!method.getParameters().isEmpty() || !method.getTypeParameters().isEmpty()) {
      problems.report(
          MemberProblem.MEMBER_PARAMETERS,
          Origin.of(method),
          method.getSimpleName(),
          article(role),
          method.getParameters().isEmpty() ? "type parameters" : "parameters");
      return false;
    }
    return true;
  }

  /** Whether no annotation is for members of another kind; reports those that are. */
  boolean hasFittingAnnotations(ExecutableElement method, String role) {
    boolean fits = true;
    for (AnnotationMirror mirror : method.getAnnotationMirrors()) {
      String name = Mirrors.name(mirror);
      boolean ofAttribute = OF_ATTRIBUTES.contains(name) || ConfinementReader.kind(name) != null;
      boolean ofConstrained =
          ConstraintClasses.composes(name)
              || (name.equals("Summary") && ConstraintClasses.ofMember(method).isEmpty());
      boolean misplaced =
          (ofAttribute && !role.equals("Attr") && !(role.equals("Prop") && ofProperty(name)))
              || (OF_REGIONS.contains(name) && !role.equals("Region"))
              || (ofConstrained && !(CONSTRAINED.contains(role) && !name.equals("Summary")));
      if (misplaced) {
        problems.report(
            MemberProblem.ANNOTATION_MISPLACED,
            new Origin(method, mirror, null, -1),
            name,
            ofAttribute
                ? "an attribute"
                : name.equals("Summary")
                    ? "a constraint"
                    : ofConstrained ? "an operand, a result or an attribute" : "a region",
            method.getSimpleName(),
            article(role));
        fits = false;
      }
    }
    return fits;
  }

  /** Whether an annotation of attributes is one of properties that are no attributes, too. */
  private static boolean ofProperty(String annotation) {
    return !ONLY_OF_ATTRIBUTES.contains(annotation);
  }

  /** "an operand", "an attribute" and so on. */
  static String article(String role) {
    return switch (role) {
      case "Operand" -> "an operand";
      case "Attr" -> "an attribute";
      case "Prop" -> "a property";
      case DerivedAttributeReader.ANNOTATION -> "a derived attribute";
      default -> "a " + role.toLowerCase(Locale.ROOT);
    };
  }

  private @Nullable Member value(
      ExecutableElement method,
      AnnotationMirror mirror,
      String name,
      boolean isOperand,
      ClassLiteral literal,
      boolean replaced) {
    String entity = isOperand ? "operand" : "result";
    Arity arity = isOperand && isGrouped(method) ? Arity.VARIADIC : arity(method.getReturnType());
    if (arity == null) {
      problems.report(
          MemberProblem.VALUE_RETURN_TYPE,
          Origin.of(method),
          entity,
          name,
          OpReader.display(method.getReturnType()),
          method.getReturnType().getKind() == TypeKind.DECLARED
              ? ShadowedNames.hidden(
                  MoreTypes.asTypeElement(method.getReturnType()), RuntimeNames.IR, facts)
              : "");
      return null;
    }
    Origin origin = new Origin(method, mirror, null, -1);
    boolean any = literal.element() == null && literal.text().equals("void");
    ConstraintUse constraint =
        any
            ? constraints.anyType(origin)
            : constraints.use(literal, ConstraintTarget.TYPE, entity, name, problems);
    List<AnnotationMirror> combinators = ConstraintClasses.ofMember(method);
    if (!combinators.isEmpty() && !replaced && (any || constraint != null)) {
      constraint =
          constraints.composed(
              method,
              any ? null : constraint,
              combinators,
              ConstraintTarget.TYPE,
              generated,
              problems);
    }
    if (constraint == null) {
      constraint = constraints.anyType(origin);
    }
    List<OwnConfinement> confinements = confined.read(method, RuntimeNames.TYPE);
    if (!confinements.isEmpty()) {
      constraint = constraint.confinedBy(confinements);
    }
    String accessor = method.getSimpleName().toString();
    TypeName type = TypeName.get(method.getReturnType());
    var documentation = Javadocs.of(method, facts.elements());
    String segments = isOperand ? segments(method, mirror) : null;
    return isOperand
        ? new OperandSpec(name, accessor, type, documentation, arity, segments, constraint, origin)
        : new ResultSpec(name, accessor, type, documentation, arity, constraint, null, origin);
  }

  /** Whether the return type is {@code List<ValueRange>}. */
  private static boolean isGrouped(ExecutableElement method) {
    TypeMirror type = method.getReturnType();
    TypeMirror group = TypeFacts.is(type, "java.util.List") ? TypeFacts.argument(type) : null;
    return group != null && TypeFacts.is(group, RuntimeNames.VALUE_RANGE);
  }

  /** The attribute with the sizes of the groups of an operand; empty if it is not named. */
  private static @Nullable String segments(ExecutableElement method, AnnotationMirror mirror) {
    String segments = Mirrors.string(mirror, "segments");
    return isGrouped(method) || !segments.isEmpty() ? segments : null;
  }

  private static @Nullable Arity arity(TypeMirror type) {
    if (TypeFacts.is(type, RuntimeNames.VALUE)) {
      return Arity.SINGLE;
    }
    if (TypeFacts.is(type, RuntimeNames.VALUE_RANGE)) {
      return Arity.VARIADIC;
    }
    if (TypeFacts.is(type, "java.util.Optional")) {
      TypeMirror argument = TypeFacts.argument(type);
      return argument != null && TypeFacts.is(argument, RuntimeNames.VALUE) ? Arity.OPTIONAL : null;
    }
    return null;
  }

  private @Nullable Member successor(
      ExecutableElement method, @Nullable AnnotationMirror mirror, String name) {
    TypeMirror type = method.getReturnType();
    boolean variadic = TypeFacts.is(type, "java.util.List");
    TypeMirror block = variadic ? TypeFacts.argument(type) : type;
    if (block == null || !TypeFacts.is(block, RuntimeNames.BLOCK)) {
      problems.report(
          MemberProblem.SUCCESSOR_RETURN_TYPE, Origin.of(method), name, OpReader.display(type));
      return null;
    }
    return new SuccessorSpec(
        name,
        method.getSimpleName().toString(),
        TypeName.get(type),
        Javadocs.of(method, facts.elements()),
        variadic,
        confined.read(method, RuntimeNames.BLOCK),
        new Origin(method, mirror, null, -1));
  }

  /** Whether the method is in an interface: ops are not declared by classes. */
  static boolean isInInterface(ExecutableElement method) {
    return MoreElements.asType(method.getEnclosingElement()).getKind().isInterface();
  }
}
