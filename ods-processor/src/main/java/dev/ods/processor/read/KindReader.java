// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse.Kind;
import dev.ods.processor.model.ConstraintUse.KindForm;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads of which class all types are that satisfy a constraint (MLIR's {@code cppType}). */
final class KindReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final String user;

  /**
   * Creates a reader.
   *
   * @param user the package of the class that is generated, which refers to the classes
   */
  KindReader(TypeFacts facts, Mirrors mirrors, String user) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.user = user;
  }

  /** Reports a constant that nearly is what tells the class. */
  void reportIgnored(TypeElement constraint, Problems problems) {
    VariableElement field = kindField(constraint);
    if (field != null && declaredKind(constraint) == null) {
      problems.report(
          ConstraintProblem.CONSTRAINT_MEMBER,
          Origin.of(field),
          "KIND",
          constraint.getSimpleName(),
          "public static final Class<…> KIND, of a subclass of Type or an interface of types");
    }
  }

  /**
   * Reports a constant that names a class which the types of a part of a constraint never have: a
   * format would refuse all of these.
   */
  void checkParts(TypeElement constraint, Problems problems) {
    VariableElement field = kindField(constraint);
    Kind declared = declaredKind(constraint) == null ? null : kind(constraint);
    AnnotationMirror anyOf = Mirrors.find(constraint, "AnyOf");
    if (field == null || declared == null || anyOf == null) {
      return;
    }
    for (ClassLiteral literal : mirrors.classes(constraint, anyOf, "value")) {
      TypeElement part = literal.element();
      Kind kind = part == null || DefReader.target(part) != null ? null : kind(part);
      if (kind != null && areApart(declared, kind)) {
        problems.report(
            DeclarationProblem.KIND_OF_NONE,
            Origin.of(field),
            constraint.getSimpleName(),
            declared.type().simpleName(),
            part.getSimpleName(),
            kind.type().simpleName());
        return;
      }
    }
  }

  /** Whether no type is of both; an interface may be attached to any. */
  private boolean areApart(Kind one, Kind other) {
    TypeElement first = facts.find(one.type());
    TypeElement second = facts.find(other.type());
    return first != null
        && second != null
        && first.getKind() == ElementKind.CLASS
        && second.getKind() == ElementKind.CLASS
        && !facts.isSubtype(first.asType(), other.type())
        && !facts.isSubtype(second.asType(), one.type());
  }

  private KindForm kindForm(ClassName kind) {
    TypeElement type = facts.find(kind);
    if (type != null && type.getKind().isInterface()) {
      return KindForm.INTERFACE;
    }
    if (type == null || !TypeFacts.hasConstant(type, "NAME", user)) {
      return KindForm.UNNAMED;
    }
    boolean parses =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .anyMatch(
                method ->
                    method.getSimpleName().contentEquals("parse")
                        && method
                            .getModifiers()
                            .containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC))
                        && TypeFacts.takes(method, RuntimeNames.ASM_PARSER)
                        && TypeFacts.is(method.getReturnType(), kind));
    return parses ? KindForm.STRIPPED : KindForm.NAMED;
  }

  /**
   * The class of all types that satisfy a constraint: declared, or of a container; or null, also if
   * the generated class may not refer to it.
   */
  @Nullable Kind kind(TypeElement constraint) {
    TypeMirror declared = declaredKind(constraint);
    if (declared == null) {
      return containerKind(constraint, ConstraintClasses.combinators(constraint));
    }
    if (declared.getKind() == TypeKind.ERROR) {
      return awaitedKind(constraint, declared);
    }
    TypeElement type = MoreTypes.asTypeElement(declared);
    return TypeFacts.isVisible(type, user) ? kindOf(ClassName.get(type)) : null;
  }

  /**
   * A kind that does not resolve before it has been generated; null if the user does not see it.
   */
  private @Nullable Kind awaitedKind(TypeElement constraint, TypeMirror kind) {
    TypeElement definition = facts.generating(OwnClass.written(kind), constraint);
    if (definition == null || DefReader.target(definition) != ConstraintTarget.TYPE) {
      if (!mirrors.isLenient()) {
        TypeFacts.requireResolved(kind);
      }
      return null;
    }
    return TypeFacts.isVisible(definition, user) ? DefReader.kind(definition, false) : null;
  }

  /** That of the container that a constraint begins with, or null. */
  @Nullable Kind containerKind(Element declared, List<AnnotationMirror> combinators) {
    AnnotationMirror first = combinators.isEmpty() ? null : combinators.get(0);
    if (first != null && Mirrors.name(first).equals("TypeInterface")) {
      return kindOf(ClassName.get((TypeElement) declared));
    }
    if (first != null && OwnContainerReader.reads(Mirrors.name(first))) {
      return new OwnContainerReader(declared, first, user, mirrors, new Problems()).kind();
    }
    ClassName container = ConstraintClasses.containerKind(combinators);
    return container == null ? null : kindOf(container);
  }

  private Kind kindOf(ClassName name) {
    TypeElement type = facts.find(name);
    return new Kind(name, kindForm(name), type == null ? null : TypeFacts.superclasses(type));
  }

  /**
   * The class of types in the type {@code Class<…>} of a constant {@code KIND}, or null. What does
   * not resolve may be generated, or is reported by the compiler. ECJ resolves all of it or none.
   */
  private @Nullable TypeMirror declaredKind(TypeElement constraint) {
    VariableElement field = kindField(constraint);
    if (field == null
        || !field.getModifiers().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC))) {
      return null;
    }
    TypeMirror type = field.asType();
    TypeMirror kind = TypeFacts.is(type, "java.lang.Class") ? TypeFacts.argument(type) : type;
    boolean fits =
        kind != null
            && (kind.getKind() == TypeKind.ERROR
                || (kind != type
                    && (facts.isSubtype(kind, RuntimeNames.TYPE) || isInterface(kind))));
    return fits ? kind : null;
  }

  private static @Nullable VariableElement kindField(TypeElement constraint) {
    return ElementFilter.fieldsIn(constraint.getEnclosedElements()).stream()
        .filter(field -> field.getSimpleName().contentEquals("KIND"))
        .findFirst()
        .orElse(null);
  }

  /** Whether types may implement it: a declaration of anything else is no interface of types. */
  private static boolean isInterface(TypeMirror kind) {
    if (kind.getKind() != TypeKind.DECLARED) {
      return false;
    }
    TypeElement type = MoreTypes.asTypeElement(kind);
    return type.getKind() == ElementKind.INTERFACE
        && (Mirrors.has(type, "TypeInterface")
            || (ConstraintClasses.testMethod(type) == null
                && type.getAnnotationMirrors().stream()
                    .allMatch(mirror -> Mirrors.name(mirror).isEmpty())));
  }
}
