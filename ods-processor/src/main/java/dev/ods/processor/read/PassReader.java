// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.PassProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Documentation;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PassMember;
import dev.ods.processor.model.PassSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Reads a record with {@code @Pass} or {@code @PassPipeline}. */
final class PassReader {
  private static final ClassName ISOLATED = RuntimeNames.trait("IsolatedFromAbove");

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;

  PassReader(TypeFacts facts, Mirrors mirrors, Problems problems) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /**
   * The pass or the pass pipeline, or null after a report if nothing can be generated.
   *
   * @param annotation the simple name of the annotation
   */
  @Nullable PassSpec read(TypeElement type, String annotation) {
    AnnotationMirror mirror = Mirrors.find(type, annotation);
    if (mirror == null) {
      throw new IllegalArgumentException(type + " has no @" + annotation);
    }
    boolean isPipeline = annotation.equals("PassPipeline");
    if (type.getKind() != ElementKind.RECORD) {
      problems.report(
          PassProblem.PASS_NOT_RECORD,
          Origin.of(type),
          type.getSimpleName(),
          OpReader.kind(type),
          isPipeline ? "a pass pipeline" : "a pass");
      return null;
    }
    if (!Declarations.isUsable(type, problems)) {
      return null;
    }
    type.getInterfaces().forEach(TypeFacts::requireResolved);
    ClassName body = isPipeline ? RuntimeNames.PASS_PIPELINE_BODY : RuntimeNames.PASS_BODY;
    if (!facts.isSubtype(type.asType(), body)) {
      problems.report(
          PassProblem.PASS_WITHOUT_BODY,
          Origin.of(type),
          type.getSimpleName(),
          isPipeline ? "pipeline consists of" : "does",
          body.simpleName());
    }
    ClassName name = ClassName.get(type);
    Documentation documentation = Javadocs.of(type, facts.elements());
    String summary = Mirrors.string(mirror, "summary");
    String title = isPipeline ? "" : Mirrors.string(mirror, "title");
    return new PassSpec(
        isPipeline,
        name,
        TypeFacts.generated(name, isPipeline ? "Pipeline" : "Pass"),
        documentation,
        Mirrors.string(mirror, "name"),
        summary.isEmpty() ? documentation.summary() : summary,
        title.isEmpty() ? type.getSimpleName().toString() : title,
        isPipeline ? null : op(type, mirror),
        isPipeline ? List.of() : dialects(type, mirror),
        members(type, documentation, isPipeline),
        TypeFacts.isPublic(type),
        !problems.isEmpty(),
        Mirrors.origin(type, mirror, "name"));
  }

  /** The class that knows the name of the operations, or null. */
  private @Nullable ClassName op(TypeElement type, AnnotationMirror mirror) {
    if (Mirrors.explicit(mirror, "op") == null) {
      return null;
    }
    ClassLiteral literal = mirrors.classValue(type, mirror, "op");
    TypeElement op = literal.element();
    boolean isOp = op != null && facts.isSubtype(op.asType(), RuntimeNames.OP_VIEW);
    VariableElement name = isOp ? TypeFacts.constantField(op, "NAME") : null;
    if (op == null || name == null) {
      ClassName generated =
          op == null || !Mirrors.has(op, "Op") ? null : OpReader.opClass(ClassName.get(op));
      problems.report(
          PassProblem.PASS_OP,
          literal.origin(),
          op == null ? literal.text() : op.getSimpleName(),
          generated == null ? "FuncOp" : generated.simpleName() + ", which is generated from it");
      return null;
    }
    boolean isDeclared = MemberCollector.lineage(op).stream().anyMatch(t -> Mirrors.has(t, "Op"));
    if (isDeclared && !TraitReader.lists(op, ISOLATED, mirrors)) {
      problems.report(PassProblem.PASS_NOT_ISOLATED, literal.origin(), op.getSimpleName());
    }
    return Access.check(name, TypeFacts.packageOf(type), literal.origin(), problems)
        ? ClassName.get(op)
        : null;
  }

  private List<ClassName> dialects(TypeElement type, AnnotationMirror mirror) {
    List<ClassName> dialects = new ArrayList<>();
    for (ClassLiteral literal : mirrors.classes(type, mirror, "dependentDialects")) {
      TypeElement dialect = literal.element();
      if (dialect == null || !Mirrors.has(dialect, "Dialect")) {
        DialectReader.reportNoDialect(literal, facts, problems);
      } else {
        dialects.add(TypeFacts.generated(ClassName.get(dialect), "Definition"));
      }
    }
    return dialects;
  }

  private List<PassMember> members(
      TypeElement type, Documentation documentation, boolean isPipeline) {
    PassMemberReader reader =
        new PassMemberReader(facts, type, documentation.javadoc(), !isPipeline, problems);
    List<PassMember> members = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      PassMember member = reader.read(component);
      if (member != null) {
        members.add(member);
      }
    }
    return members;
  }
}
