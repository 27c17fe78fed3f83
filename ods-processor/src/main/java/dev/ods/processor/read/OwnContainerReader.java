// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.read.ConstraintComposer.Part;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads {@code @ContainerOf}: a type that a dialect defines, and what its element type must be. */
final class OwnContainerReader {
  private static final String ANNOTATION = "ContainerOf";

  private final Mirrors mirrors;
  private final Problems problems;

  OwnContainerReader(Mirrors mirrors, Problems problems) {
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
   * @param declared what has the annotation
   * @param element the constraint on the element type
   */
  @Nullable Part read(Element declared, AnnotationMirror mirror, Part element) {
    ClassLiteral literal = mirrors.classValue(declared, mirror, "container");
    TypeElement container = literal.element();
    String accessor = Mirrors.string(mirror, "element");
    if (container == null
        || DefReader.target(container) != ConstraintTarget.TYPE
        || !hasComponent(container, accessor)) {
      problems.report(
          ProblemId.CONTAINER_INVALID,
          literal.origin(),
          container == null ? literal.text() : container.getSimpleName(),
          accessor);
      return null;
    }
    return new Part(
        new Predicate.OnOwnElementType(
            DefReader.generated(ClassName.get(container), ConstraintTarget.TYPE),
            accessor,
            element.predicate()),
        ConstraintTarget.TYPE,
        name(container) + " of " + element.summary() + " values");
  }

  private static boolean hasComponent(TypeElement container, String name) {
    return container.getRecordComponents().stream()
        .anyMatch(
            component ->
                component.getSimpleName().contentEquals(name)
                    && TypeFacts.is(component.asType(), RuntimeNames.TYPE));
  }

  /** The name of the container in text, without the exclamation mark. */
  private String name(TypeElement container) {
    AnnotationMirror definition = Mirrors.find(container, "TypeDef");
    TypeElement dialect =
        definition == null ? null : mirrors.classValue(container, definition, "dialect").element();
    String mnemonic = definition == null ? "" : Mirrors.string(definition, "mnemonic");
    return (dialect == null ? "unknown" : DialectReader.name(dialect)) + "." + mnemonic;
  }
}
