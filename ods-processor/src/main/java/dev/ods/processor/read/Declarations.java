// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads what ops, types and attributes are declared with alike: a dialect and a format. */
final class Declarations {
  static final String WHY_NOT_GENERIC = "the generated class has none";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  Declarations(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /** Whether a declaration of the right kind can be generated from; reports it if not. */
  static boolean isUsable(TypeElement type, Problems problems) {
    Origin origin = Origin.of(type);
    if (!type.getTypeParameters().isEmpty()) {
      problems.report(DeclarationProblem.OP_GENERIC, origin, type.getSimpleName(), WHY_NOT_GENERIC);
      return false;
    }
    if (!TypeFacts.isVisible(type, type)) {
      reportPrivate(type, problems);
      return false;
    }
    return true;
  }

  /** Reports a declaration that is private, or in a class that is. */
  static void reportPrivate(TypeElement type, Problems problems) {
    Element hidden = type;
    while (!hidden.getModifiers().contains(Modifier.PRIVATE)) {
      hidden = hidden.getEnclosingElement();
    }
    problems.report(
        DeclarationProblem.NOT_VISIBLE,
        Origin.of(type),
        hidden.getSimpleName(),
        hidden.equals(type) ? "it" : "'" + type.getSimpleName() + "' in there");
  }

  /** The dialect that the annotation of a declaration names, or null after a report. */
  @Nullable TypeElement dialect(TypeElement type, AnnotationMirror annotation) {
    ClassLiteral literal = mirrors.classValue(type, annotation, "dialect");
    TypeElement dialect = literal.element();
    if (dialect != null && Mirrors.has(dialect, "Dialect")) {
      return dialect;
    }
    DialectReader.reportNoDialect(literal, facts, problems);
    return null;
  }

  /**
   * The format of {@code type}, or null if it has none.
   *
   * @param user the declaration that has the format, or inherits it from {@code type}
   */
  @Nullable FormatSpec format(TypeElement type, TypeElement user, @Nullable TypeElement dialect) {
    AnnotationMirror mirror = Mirrors.find(type, "AssemblyFormat");
    if (mirror == null) {
      return null;
    }
    List<TypeElement> libraries = new ArrayList<>();
    for (ClassLiteral library : mirrors.classes(type, mirror, "customs")) {
      if (library.element() == null) {
        problems.report(FormatProblem.CUSTOMS_NOT_CLASS, library.origin(), library.text());
      } else {
        libraries.add(library.element());
      }
    }
    String text = Mirrors.string(mirror, "value");
    CustomMethodReader customs = new CustomMethodReader(text, user, facts);
    customs.read(dialect, libraries);
    return new FormatSpec(
        text, Mirrors.origin(type, mirror, "value"), customs.methods(), customs.names());
  }
}
