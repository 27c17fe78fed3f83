// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.ConstraintProblem;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.AttributeForm;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads Java enums used as attributes. */
final class EnumReader {
  private final TypeElement type;
  private final AnnotationMirror mirror;
  private final @Nullable AnnotationMirror bits;
  private final EnumSpec.Storage storage;
  private final TypeFacts facts;
  private final Problems problems;

  private EnumReader(
      TypeElement type, AnnotationMirror mirror, TypeFacts facts, Problems problems) {
    this.type = type;
    this.facts = facts;
    this.mirror = mirror;
    this.bits = Mirrors.find(type, "BitEnum");
    this.storage = EnumSpec.Storage.valueOf(Mirrors.constant(mirror, "value", "STRING"));
    this.problems = problems;
  }

  /** The enum, or null after a report if {@code type} is not one. */
  static @Nullable EnumSpec read(TypeElement type, TypeFacts facts, Problems problems) {
    AnnotationMirror mirror = Mirrors.find(type, "EnumAttr");
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @EnumAttr");
    }
    if (type.getKind() != ElementKind.ENUM) {
      problems.report(
          DeclarationProblem.ENUM_NOT_ENUM,
          new Origin(type, mirror, null, -1),
          "EnumAttr",
          type.getSimpleName(),
          OpReader.kind(type));
      return null;
    }
    if (!TypeFacts.isVisible(type, type)) {
      Declarations.reportPrivate(type, problems);
      return null;
    }
    return new EnumReader(type, mirror, facts, problems).read();
  }

  /** Whether a declaration is an enum whose cases attributes store. */
  static boolean declares(TypeElement type) {
    return type.getKind() == ElementKind.ENUM && Mirrors.has(type, "EnumAttr");
  }

  /** The class with the {@code test} of the attributes that store a case of an enum. */
  private static ClassName companion(TypeElement type) {
    return TypeFacts.generated(ClassName.get(type), "Enum");
  }

  /** The enum as a constraint; its own errors are reported at its declaration. */
  static ConstraintUse constraint(TypeElement type, TypeFacts facts, Origin origin) {
    EnumSpec spec = read(type, facts, new Problems());
    return ConstraintUse.ofEnum(
        ClassName.get(type),
        companion(type),
        spec == null ? ConstraintReader.UNKNOWN_SUMMARY : spec.summary(),
        spec == null ? null : AttributeForm.ofCases(spec),
        origin);
  }

  /** Whether a declaration is an enum with an attribute of its own. */
  static boolean hasOwnAttribute(TypeElement type) {
    return !attributeName(type).isEmpty();
  }

  /** The name of an enum's own attribute: {@code tf.padding}; empty if it has none. */
  static String attributeName(TypeElement type) {
    AnnotationMirror mirror = Mirrors.find(type, "EnumAttr");
    return mirror != null && type.getKind() == ElementKind.ENUM
        ? Mirrors.string(mirror, "name")
        : "";
  }

  private EnumSpec read() {
    List<EnumSpec.Case> cases = cases();
    String cppType = Mirrors.string(mirror, "cppType");
    Documentation documentation = Javadocs.of(type, facts.elements());
    return new EnumSpec(
        ClassName.get(type),
        storage,
        cases,
        bits == null ? null : bits(bits),
        attribute(),
        cppType.isEmpty() ? type.getSimpleName().toString() : cppType,
        isOfEnum(),
        summary(cases, documentation),
        documentation,
        Origin.of(type));
  }

  private List<EnumSpec.Case> cases() {
    List<EnumSpec.Case> cases = new ArrayList<>();
    for (Element member : type.getEnclosedElements()) {
      if (member.getKind() == ElementKind.ENUM_CONSTANT) {
        cases.add(enumCase(member, cases));
      }
    }
    return cases;
  }

  private EnumSpec.Case enumCase(Element constant, List<EnumSpec.Case> before) {
    String name = constant.getSimpleName().toString();
    AnnotationMirror details = Mirrors.find(constant, "EnumCase");
    String usual = Mirrors.isTrue(mirror, "lowerCase") ? name.toLowerCase(Locale.ROOT) : name;
    if (details == null) {
      return new EnumSpec.Case(name, usual, next(before), false, Origin.of(constant));
    }
    String symbol =
        Mirrors.explicit(details, "symbol") == null ? usual : Mirrors.string(details, "symbol");
    boolean explicit = Mirrors.explicit(details, "value") != null;
    return new EnumSpec.Case(
        name,
        symbol,
        explicit ? Mirrors.number(details, "value") : next(before),
        explicit,
        new Origin(constant, details, null, -1));
  }

  /** The value that follows those of the given cases. */
  private long next(List<EnumSpec.Case> before) {
    if (before.isEmpty()) {
      return bits == null ? 0 : 1;
    }
    long last = before.get(before.size() - 1).value();
    return bits == null ? last + 1 : Long.highestOneBit(last) << 1;
  }

  private EnumSpec.Bits bits(AnnotationMirror annotation) {
    List<EnumSpec.Group> groups = new ArrayList<>();
    for (AnnotationValue value : Mirrors.list(annotation, "groups")) {
      AnnotationMirror group = (AnnotationMirror) value.getValue();
      groups.add(
          new EnumSpec.Group(
              Mirrors.string(group, "symbol"),
              Mirrors.list(group, "cases").stream().map(name -> name.getValue() + "").toList(),
              Mirrors.string(group, "before"),
              Mirrors.isTrue(group, "alias"),
              new Origin(type, annotation, value, -1)));
    }
    return new EnumSpec.Bits(
        Mirrors.explicit(annotation, "none") == null ? null : Mirrors.string(annotation, "none"),
        Mirrors.string(annotation, "separator"),
        groups,
        Mirrors.isTrue(annotation, "printPrimaryGroups"),
        Mirrors.isTrue(annotation, "printQuoted"),
        new Origin(type, annotation, null, -1));
  }

  private EnumSpec.@Nullable OwnAttribute attribute() {
    String name = Mirrors.string(mirror, "name");
    AnnotationMirror format = Mirrors.find(type, "AssemblyFormat");
    if (name.isEmpty()) {
      if (format != null) {
        reportNameless("@AssemblyFormat", new Origin(type, format, null, -1));
      }
      if (Mirrors.explicit(mirror, "definition") != null) {
        reportNameless("the definition's name", Mirrors.origin(type, mirror, "definition"));
      }
      return null;
    }
    if (!name.matches("[A-Za-z_][\\w$]*\\.[A-Za-z_][\\w$.]*")) {
      problems.report(DeclarationProblem.ENUM_NAME, Mirrors.origin(type, mirror, "name"), name);
    }
    ClassName generated = TypeFacts.generated(ClassName.get(type), "Attr");
    String definition = Mirrors.string(mirror, "definition");
    return new EnumSpec.OwnAttribute(
        generated,
        name,
        definition.isEmpty() ? generated.simpleName() : definition,
        format == null
            ? null
            : new FormatSpec(
                Mirrors.string(format, "value"), Mirrors.origin(type, format, "value")));
  }

  private void reportNameless(String what, Origin origin) {
    problems.report(DeclarationProblem.ENUM_WITHOUT_NAME, origin, what, type.getSimpleName());
  }

  /**
   * The summary: that of {@code @Summary}, or the first sentence of the Javadoc, or else MLIR's
   * own, which an empty {@code @Summary} asks for in spite of a Javadoc.
   */
  private String summary(List<EnumSpec.Case> cases, Documentation documentation) {
    AnnotationMirror annotation = Mirrors.find(type, "Summary");
    String text =
        annotation == null ? documentation.summary() : Mirrors.string(annotation, "value");
    if (text.isEmpty()) {
      String compiled = compiledSummary();
      return compiled == null ? composed(cases) : compiled;
    }
    if (annotation != null && (text.isBlank() || text.contains("\n"))) {
      problems.report(
          ConstraintProblem.SUMMARY_EMPTY,
          Mirrors.origin(type, annotation, "value"),
          type.getSimpleName());
    }
    return text;
  }

  /**
   * The summary in the companion of an enum that was compiled before, or null. Class files have no
   * Javadoc, and Eclipse sorts the constants that it reads from them by their names.
   */
  private @Nullable String compiledSummary() {
    if (!facts.isCompiled(type)) {
      return null;
    }
    TypeElement companion = facts.find(companion(type));
    return companion == null ? null : TypeFacts.constant(companion, "SUMMARY");
  }

  /** MLIR's summary of a definition that has none. */
  private String composed(List<EnumSpec.Case> cases) {
    if (bits != null) {
      return "set of " + join(cases, c -> "'" + c.symbol() + "'");
    }
    return storage == EnumSpec.Storage.STRING
        ? "allowed string cases: " + join(cases, c -> "'" + c.symbol() + "'")
        : "allowed " + words() + " cases: " + join(cases, c -> c.value() + "");
  }

  private String words() {
    return isOfEnum() ? "i" + storage.width() : storage.words();
  }

  /** Whether MLIR defines it by its class {@code EnumInfo}, not {@code EnumAttrInfo}. */
  private boolean isOfEnum() {
    return Mirrors.constant(mirror, "form", "ENUM_ATTR").equals("ENUM");
  }

  private static String join(List<EnumSpec.Case> cases, Function<EnumSpec.Case, String> text) {
    return cases.stream().map(text).collect(Collectors.joining(", "));
  }
}
