// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads the class that {@code @TypeDef(body = …)} names. */
final class BodyReader {
  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  BodyReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** The body of {@code type}, or null if it has none or after a report. */
  DefSpec.@Nullable Body read(TypeElement type, AnnotationMirror annotation) {
    if (Mirrors.explicit(annotation, "body") == null) {
      return null;
    }
    ClassLiteral literal = mirrors.classValue(type, annotation, "body");
    TypeElement body = literal.element();
    if (body != null && TypeFacts.isVisible(body, type)) {
      if (isSymbol(body)) {
        return new DefSpec.Body(ClassName.get(body), false, List.of(), List.of());
      }
      if (body.getKind() == ElementKind.RECORD && body.getTypeParameters().isEmpty()) {
        List<String> components =
            body.getRecordComponents().stream().map(c -> c.getSimpleName().toString()).toList();
        return new DefSpec.Body(
            ClassName.get(body), true, components, parts(body, OwnClass.of(type, facts)));
      }
    }
    problems.report(
        DeclarationProblem.DEF_BODY,
        literal.origin(),
        body == null ? literal.text() : body.getSimpleName());
    return null;
  }

  private boolean isSymbol(TypeElement type) {
    return facts.isSubtype(type.asType(), RuntimeNames.TYPE)
        || facts.isSubtype(type.asType(), RuntimeNames.ATTRIBUTE);
  }

  /** The components with types, attributes and collections; others may be of any type. */
  private List<DefParameter> parts(TypeElement body, OwnClass own) {
    ParameterReader reader =
        new ParameterReader(facts, mirrors, ConstraintTarget.TYPE, own, true, new Problems());
    List<DefParameter> parts = new ArrayList<>();
    for (RecordComponentElement component : body.getRecordComponents()) {
      DefParameter part = reader.read(component, "");
      if (part != null && (part.kind().hasParts() || part.kind().isCollection())) {
        parts.add(part);
      }
    }
    return parts;
  }
}
