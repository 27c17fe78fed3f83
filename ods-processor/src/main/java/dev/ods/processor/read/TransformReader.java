// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.model.TypeTransform;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads {@code @TypesMatchWith}, whose class transforms the type of one member into another's. */
final class TransformReader {
  static final String ANNOTATION = "TypesMatchWith";

  private final Mirrors mirrors;
  private final Problems problems;
  private final TypeElement op;

  TransformReader(Mirrors mirrors, Problems problems, TypeElement op) {
    this.mirrors = mirrors;
    this.problems = problems;
    this.op = op;
  }

  /**
   * The trait that an annotation is, or null after a report.
   *
   * @param type the interface that has the annotation
   */
  @Nullable TraitSpec read(TypeElement type, AnnotationMirror mirror) {
    ClassLiteral with = mirrors.classValue(type, mirror, "with");
    TypeElement owner = with.element();
    ExecutableElement method = owner == null ? null : transform(owner);
    if (owner == null || method == null) {
      problems.report(
          TraitProblem.NOT_A_TRANSFORM,
          with.origin(),
          owner == null ? with.text() : owner.getSimpleName(),
          owner == null ? "" : transformHint(owner));
      return null;
    }
    if (!Access.check(method, TypeFacts.packageOf(op), with.origin(), problems)) {
      return null;
    }
    CheckedExceptions.report(method, problems);
    return new TraitSpec(
        ClassName.get(RuntimeNames.ANNOTATION, ANNOTATION),
        List.of(Mirrors.string(mirror, "from"), Mirrors.string(mirror, "to")),
        List.of(Mirrors.origin(type, mirror, "from"), Mirrors.origin(type, mirror, "to")),
        new TypeTransform(
            ClassName.get(owner),
            isOfMany(method),
            isMany(method),
            Mirrors.string(mirror, "summary")),
        new Origin(type, mirror, null, -1));
  }

  /** The method of a class that transforms types; null if it has none. */
  private static @Nullable ExecutableElement transform(TypeElement owner) {
    for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("apply")
          && method.getModifiers().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC))
          && method.getParameters().size() == 1
          && (isOfMany(method)
              || TypeFacts.is(method.getParameters().get(0).asType(), RuntimeNames.TYPE))
          && (isMany(method) || TypeFacts.is(method.getReturnType(), RuntimeNames.TYPE))) {
        return method;
      }
    }
    return null;
  }

  /** What a method of a class lacks to transform types, if it has its name. */
  private static String transformHint(TypeElement owner) {
    for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
      if (method.getSimpleName().contentEquals("apply")) {
        String what =
            !method.getModifiers().contains(Modifier.STATIC)
                ? "is not static"
                : !method.getModifiers().contains(Modifier.PUBLIC)
                    ? "is not public"
                    : "takes or returns something else";
        return "; its 'apply' " + what;
      }
    }
    return "; it has no 'apply'";
  }

  private static boolean isOfMany(ExecutableElement transform) {
    return TypeFacts.isListOf(transform.getParameters().get(0).asType(), RuntimeNames.TYPE);
  }

  private static boolean isMany(ExecutableElement transform) {
    return TypeFacts.isListOf(transform.getReturnType(), RuntimeNames.TYPE);
  }
}
