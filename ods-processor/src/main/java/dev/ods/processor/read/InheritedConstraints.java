// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.common.collect.Iterables;
import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Origin;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The constraints that an op and its interfaces give to operands and results they inherit. */
final class InheritedConstraints {
  /**
   * The constraints of each member, by the interfaces that give them, in the order of the lineage:
   * the last one applies.
   */
  private final Map<String, Map<TypeElement, ClassLiteral>> constraints = new LinkedHashMap<>();

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
    read.reportRivals(op);
    return read;
  }

  private void add(TypeElement type, AnnotationMirror mirror, List<ExecutableElement> members) {
    ClassLiteral constraint = mirrors.classValue(type, mirror, "value");
    Set<String> inherited = inherited(type, members);
    List<AnnotationValue> named = Mirrors.list(mirror, "of");
    if (named.isEmpty() && !inheritsValues(type)) {
      problems.report(
          DeclarationProblem.TYPE_CONSTRAINT_UNUSED,
          new Origin(type, mirror, null, -1),
          type.getSimpleName());
    }
    if (named.isEmpty()) {
      inherited.forEach(name -> put(name, type, constraint));
    }
    for (AnnotationValue value : named) {
      String name = String.valueOf(value.getValue());
      if (inherited.contains(name)) {
        put(name, type, constraint);
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

  private void put(String name, TypeElement type, ClassLiteral constraint) {
    constraints.computeIfAbsent(name, key -> new LinkedHashMap<>()).put(type, constraint);
  }

  /** Reports members to which interfaces give different constraints that do not refine another. */
  private void reportRivals(TypeElement op) {
    constraints.forEach(
        (name, given) -> {
          List<TypeElement> nearest =
              given.keySet().stream()
                  .filter(type -> given.keySet().stream().noneMatch(by -> refines(by, type)))
                  .toList();
          TypeElement first = nearest.get(0);
          nearest.stream()
              .filter(other -> !isSame(given.get(first), given.get(other)))
              .findFirst()
              .ifPresent(other -> report(op, name, first, other));
        });
  }

  /** Whether the constraint of an interface replaces that of another one, which it extends. */
  private static boolean refines(TypeElement by, TypeElement type) {
    return !by.equals(type) && MemberCollector.lineage(by).contains(type);
  }

  private static boolean isSame(ClassLiteral one, ClassLiteral other) {
    return Objects.equals(one.element(), other.element());
  }

  private void report(TypeElement op, String name, TypeElement first, TypeElement other) {
    problems.report(
        DeclarationProblem.INHERITED_AMBIGUOUS,
        Origin.of(op),
        op.getSimpleName(),
        first.getSimpleName(),
        other.getSimpleName(),
        "constraints of '" + name + "'");
  }

  /** Whether a type inherits operands or results, also such that an op declares again. */
  private static boolean inheritsValues(TypeElement type) {
    return MemberCollector.lineage(type).stream()
        .filter(ancestor -> !ancestor.equals(type))
        .flatMap(ancestor -> ElementFilter.methodsIn(ancestor.getEnclosedElements()).stream())
        .anyMatch(InheritedConstraints::isValue);
  }

  private static boolean isValue(ExecutableElement member) {
    return MemberReader.roles(member).stream()
        .map(Mirrors::name)
        .anyMatch(role -> role.equals("Operand") || role.equals("Result"));
  }

  /** The names of the operands and results that a type inherits. */
  private static Set<String> inherited(TypeElement type, List<ExecutableElement> members) {
    List<TypeElement> ancestors = MemberCollector.lineage(type);
    Set<String> names = new LinkedHashSet<>();
    for (ExecutableElement member : members) {
      TypeElement owner = (TypeElement) member.getEnclosingElement();
      if (isValue(member) && !owner.equals(type) && ancestors.contains(owner)) {
        names.add(member.getSimpleName().toString());
      }
    }
    return names;
  }

  /** The constraint that replaces the declared one, or null. */
  @Nullable ClassLiteral of(ExecutableElement member) {
    Map<TypeElement, ClassLiteral> given =
        constraints.getOrDefault(member.getSimpleName().toString(), Map.of());
    return given.isEmpty() ? null : Iterables.getLast(given.values());
  }
}
