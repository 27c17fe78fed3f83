// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.MemberProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Confinement;
import dev.ods.processor.model.ConfinementSpec;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads confinements such as {@code @IntMinValue(10)}. */
final class ConfinementReader {
  private ConfinementReader() {}

  /** The confinement of the annotation with this simple name, or null. */
  static @Nullable Confinement kind(String annotation) {
    for (Confinement kind : Confinement.values()) {
      if (kind.annotation().equals(annotation)) {
        return kind;
      }
    }
    return null;
  }

  /** The confinement without parameters that a class literal names, or null. */
  static @Nullable ConfinementSpec ofClass(ClassLiteral literal) {
    TypeElement type = literal.element();
    Confinement kind = type == null ? null : Confinement.ofClass(ClassName.get(type));
    return kind == null ? null : new ConfinementSpec(kind, List.of(), literal.origin());
  }

  /** The confinements of {@code element} in the order of their annotations. */
  static List<ConfinementSpec> read(Element element, Problems problems) {
    List<ConfinementSpec> confinements = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      Confinement kind = kind(Mirrors.name(mirror));
      if (kind != null) {
        confinements.add(read(kind, element, mirror, problems));
      }
    }
    return confinements;
  }

  /** One confinement, with its arguments. */
  static ConfinementSpec read(
      Confinement kind, Element element, AnnotationMirror mirror, Problems problems) {
    if (kind.takesList()) {
      List<Long> values =
          Mirrors.list(mirror, kind.parameters().get(0)).stream()
              .map(AnnotationValue::getValue)
              .filter(Number.class::isInstance)
              .map(value -> ((Number) value).longValue())
              .toList();
      return new ConfinementSpec(kind, values, new Origin(element, mirror, null, -1));
    }
    List<Long> arguments = new ArrayList<>();
    for (String parameter : kind.parameters()) {
      long number = Mirrors.number(mirror, parameter);
      boolean isCount = parameter.equals("index") || kind.annotation().endsWith("Count");
      if (isCount && number < 0) {
        problems.report(
            MemberProblem.NUMBER_NEGATIVE,
            Mirrors.origin(element, mirror, parameter),
            parameter,
            kind.annotation(),
            number);
      }
      arguments.add(number);
    }
    return new ConfinementSpec(kind, arguments, new Origin(element, mirror, null, -1));
  }
}
