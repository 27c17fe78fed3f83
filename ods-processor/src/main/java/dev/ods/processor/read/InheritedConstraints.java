// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Origin;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The constraints that an op and its interfaces give to operands and results they inherit. */
final class InheritedConstraints {
  private final Map<String, ClassLiteral> constraints = new HashMap<>();
  private final Mirrors mirrors;
  private final Problems problems;

  private InheritedConstraints(Mirrors mirrors, Problems problems) {
    this.mirrors = mirrors;
    this.problems = problems;
  }

  /**
   * Reads them, those of ancestors first, so that the nearest one applies.
   *
   * @param members the methods of the op that are members
   */
  static InheritedConstraints of(
      TypeElement op, List<ExecutableElement> members, Mirrors mirrors, Problems problems) {
    InheritedConstraints read = new InheritedConstraints(mirrors, problems);
    for (TypeElement type : MemberCollector.lineage(op)) {
      for (AnnotationMirror mirror : Mirrors.findRepeated(type, "TypeConstraint")) {
        read.add(type, mirror, members);
      }
    }
    return read;
  }

  private void add(TypeElement type, AnnotationMirror mirror, List<ExecutableElement> members) {
    ClassLiteral constraint = mirrors.classValue(type, mirror, "value");
    Set<String> inherited = inherited(type, members);
    List<AnnotationValue> named = Mirrors.list(mirror, "of");
    if (named.isEmpty()) {
      inherited.forEach(name -> constraints.put(name, constraint));
    }
    for (AnnotationValue value : named) {
      String name = String.valueOf(value.getValue());
      if (inherited.contains(name)) {
        constraints.put(name, constraint);
      } else {
        problems.report(
            DeclarationProblem.TYPE_CONSTRAINT_UNKNOWN,
            new Origin(type, mirror, value, -1),
            name,
            type.getSimpleName(),
            Suggestions.didYouMean(name, inherited));
      }
    }
  }

  /** The names of the operands and results that a type inherits. */
  private static Set<String> inherited(TypeElement type, List<ExecutableElement> members) {
    List<TypeElement> ancestors = MemberCollector.lineage(type);
    Set<String> names = new LinkedHashSet<>();
    for (ExecutableElement member : members) {
      boolean isValue =
          MemberReader.roles(member).stream()
              .map(Mirrors::name)
              .anyMatch(role -> role.equals("Operand") || role.equals("Result"));
      TypeElement owner = (TypeElement) member.getEnclosingElement();
      if (isValue && !owner.equals(type) && ancestors.contains(owner)) {
        names.add(member.getSimpleName().toString());
      }
    }
    return names;
  }

  /** The constraint that replaces the declared one, or null. */
  @Nullable ClassLiteral of(ExecutableElement member) {
    return constraints.get(member.getSimpleName().toString());
  }
}
