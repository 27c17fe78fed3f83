// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse.Kind;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads {@code @ContainerOf}: a type that a dialect defines, and what its element type must be. */
final class OwnContainerReader {
  private static final String ANNOTATION = "ContainerOf";

  private final Element declared;
  private final AnnotationMirror mirror;
  private final String user;
  private final Mirrors mirrors;
  private final Problems problems;

  /**
   * Creates a reader.
   *
   * @param declared what has the annotation
   * @param user the package of the class that is generated for it
   */
  OwnContainerReader(
      Element declared, AnnotationMirror mirror, String user, Mirrors mirrors, Problems problems) {
    this.declared = declared;
    this.user = user;
    this.mirror = mirror;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** Whether this is the simple name of the annotation. */
  static boolean reads(String annotation) {
    return annotation.equals(ANNOTATION);
  }

  /**
   * The constraint, or null after a report.
   *
   * @param element the constraint on the element type
   */
  @Nullable ConstraintPart read(ConstraintPart element) {
    TypeElement container = container();
    String accessor = container == null ? null : accessor(container);
    if (container == null || accessor == null) {
      return null;
    }
    String name = name(container);
    return new ConstraintPart(
        new Predicate.OnOwnElementType(generated(container), accessor, element.predicate()),
        ConstraintTarget.TYPE,
        name.isEmpty() ? "" : name + " of " + element.summary() + " values");
  }

  /** The class of the types and how formats parse them, or null after a report. */
  @Nullable Kind kind() {
    TypeElement container = container();
    if (container == null) {
      return null;
    }
    return DefReader.kind(container, Mirrors.isTrue(mirror, "qualified"));
  }

  private static ClassName generated(TypeElement container) {
    return DefReader.generated(ClassName.get(container), ConstraintTarget.TYPE);
  }

  private @Nullable TypeElement container() {
    ClassLiteral literal = mirrors.classValue(declared, mirror, "container");
    TypeElement container = literal.element();
    if (container == null || DefReader.target(container) != ConstraintTarget.TYPE) {
      problems.report(
          ConstraintProblem.CONTAINER_INVALID,
          literal.origin(),
          container == null ? literal.text() : container.getSimpleName());
      return null;
    }
    if (!DefReader.isUsable(container, ConstraintTarget.TYPE, new Problems())) {
      // Reported where it is defined.
      return null;
    }
    if (!TypeFacts.isVisible(container, user)) {
      problems.report(
          ConstraintProblem.CONSTRAINT_NOT_VISIBLE, literal.origin(), container.getSimpleName());
      return null;
    }
    return container;
  }

  private @Nullable String accessor(TypeElement container) {
    String name = Mirrors.string(mirror, "element");
    List<String> types =
        container.getRecordComponents().stream()
            .filter(component -> isType(component.asType()))
            .map(component -> component.getSimpleName().toString())
            .toList();
    if (types.contains(name)) {
      return name;
    }
    problems.report(
        ConstraintProblem.CONTAINER_ELEMENT,
        Mirrors.origin(declared, mirror, "element"),
        container.getSimpleName(),
        name,
        Suggestions.didYouMean(name, types));
    return null;
  }

  /** Whether this is {@code Type} or a subclass of it. */
  private static boolean isType(TypeMirror component) {
    TypeMirror type = component;
    while (type.getKind() == TypeKind.DECLARED) {
      if (TypeFacts.is(type, RuntimeNames.TYPE)) {
        return true;
      }
      type = MoreTypes.asTypeElement(type).getSuperclass();
    }
    return false;
  }

  /** The name of the container in text, without the exclamation mark; empty if it has none. */
  private String name(TypeElement container) {
    AnnotationMirror definition = Mirrors.find(container, "TypeDef");
    String mnemonic = definition == null ? "" : Mirrors.string(definition, "mnemonic");
    if (definition == null || mnemonic.isEmpty()) {
      return "";
    }
    TypeElement dialect = mirrors.classValue(container, definition, "dialect").element();
    return (dialect == null ? "unknown" : DialectReader.name(dialect)) + "." + mnemonic;
  }
}
