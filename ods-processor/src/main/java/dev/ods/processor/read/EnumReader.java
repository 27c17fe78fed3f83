// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Reads Java enums used as attributes. */
final class EnumReader {
  private EnumReader() {}

  /** The enum, or null after a report if {@code type} is not one. */
  static @Nullable EnumSpec read(TypeElement type, Problems problems) {
    AnnotationMirror mirror = Mirrors.find(type, "EnumAttr");
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @EnumAttr");
    }
    if (type.getKind() != ElementKind.ENUM) {
      problems.report(
          ProblemId.ENUM_NOT_ENUM,
          new Origin(type, mirror, null, -1),
          type.getSimpleName(),
          OpReader.kind(type));
      return null;
    }
    EnumSpec.Storage storage = storage(mirror);
    List<EnumSpec.Case> cases = cases(type);
    return new EnumSpec(
        ClassName.get(type),
        storage,
        cases,
        summary(type, storage, cases, problems),
        Origin.of(type));
  }

  private static EnumSpec.Storage storage(AnnotationMirror mirror) {
    Object value = Mirrors.value(mirror, "value").getValue();
    String name = value instanceof VariableElement constant ? constant.getSimpleName() + "" : "";
    return switch (name) {
      case "I32" -> EnumSpec.Storage.I32;
      case "I64" -> EnumSpec.Storage.I64;
      default -> EnumSpec.Storage.STRING;
    };
  }

  private static List<EnumSpec.Case> cases(TypeElement type) {
    List<EnumSpec.Case> cases = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        cases.add(enumCase(member, cases.size()));
      }
    }
    return cases;
  }

  private static EnumSpec.Case enumCase(Element constant, int position) {
    String name = constant.getSimpleName().toString();
    AnnotationMirror mirror = Mirrors.find(constant, "EnumCase");
    if (mirror == null) {
      return new EnumSpec.Case(name, name, position, false, Origin.of(constant));
    }
    String symbol =
        Mirrors.explicit(mirror, "symbol") == null ? name : Mirrors.string(mirror, "symbol");
    boolean explicit = Mirrors.explicit(mirror, "value") != null;
    long value = explicit ? Mirrors.number(mirror, "value") : position;
    return new EnumSpec.Case(name, symbol, value, explicit, new Origin(constant, mirror, null, -1));
  }

  private static String summary(
      TypeElement type, EnumSpec.Storage storage, List<EnumSpec.Case> cases, Problems problems) {
    AnnotationMirror mirror = Mirrors.find(type, "Summary");
    if (mirror != null) {
      String text = Mirrors.string(mirror, "value");
      if (text.isBlank() || text.contains("\n")) {
        problems.report(
            ProblemId.SUMMARY_EMPTY, Mirrors.origin(type, mirror, "value"), type.getSimpleName());
      }
      return text;
    }
    return switch (storage) {
      case STRING -> "allowed string cases: " + join(cases, c -> "'" + c.symbol() + "'");
      case I32 -> "allowed 32-bit signless integer cases: " + join(cases, c -> c.value() + "");
      case I64 -> "allowed 64-bit signless integer cases: " + join(cases, c -> c.value() + "");
    };
  }

  private static String join(
      List<EnumSpec.Case> cases, java.util.function.Function<EnumSpec.Case, String> text) {
    return cases.stream().map(text).collect(Collectors.joining(", "));
  }
}
