// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreElements;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.diag.TraitProblem;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitPredicate.Argument;
import dev.ods.processor.model.TraitSpec;
import dev.ods.processor.read.PredicateArguments.Given;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Reads traits that are predicates over members: {@code @PredOpTrait}, annotations of the author
 * that have it, and those of the library.
 */
final class PredicateTraitReader {
  private static final String PRED_OP_TRAIT = "PredOpTrait";
  private static final String SHAPED_TYPE_MATCHES = "ShapedTypeMatchesElementCountAndTypes";

  private final TypeFacts facts;
  private final Mirrors mirrors;
  private final Problems problems;
  private final TypeElement op;
  private final PredicateArguments arguments;

  /**
   * Creates a reader.
   *
   * @param members the methods that declare the op's members, by the names of these
   */
  PredicateTraitReader(
      TypeFacts facts,
      Mirrors mirrors,
      Problems problems,
      TypeElement op,
      Map<String, ExecutableElement> members) {
    this.facts = facts;
    this.mirrors = mirrors;
    this.problems = problems;
    this.op = op;
    this.arguments = new PredicateArguments(facts, members, problems);
  }

  /** The traits that an annotation on the op, or on an interface that it extends, declares. */
  List<TraitSpec> read(TypeElement type, AnnotationMirror mirror) {
    String name = Mirrors.name(mirror);
    List<TraitSpec> traits = new ArrayList<>();
    if (name.equals("TypeIs") || name.equals("ElementTypeIs")) {
      addTypeIs(type, mirror, name, traits);
    } else if (name.equals("InputMatchesTypes")) {
      addInputTypes(type, mirror, traits);
    } else if (name.equals(SHAPED_TYPE_MATCHES)) {
      traits.add(shapedTypeMatches(type, mirror));
    } else if (name.equals(PRED_OP_TRAIT)) {
      List<Given> given = new ArrayList<>();
      for (AnnotationValue value : Mirrors.list(mirror, "members")) {
        given.add(new Given(null, List.of(value), null));
      }
      add(type, mirror, mirror, given, traits);
    } else {
      TypeElement own = MoreElements.asType(mirror.getAnnotationType().asElement());
      List<AnnotationMirror> definitions = Mirrors.findRepeated(own, PRED_OP_TRAIT);
      List<Given> given = definitions.isEmpty() ? null : elements(type, mirror, own);
      if (given != null) {
        for (AnnotationMirror definition : definitions) {
          AnnotationElements.checkSummary(own, definition, problems);
          add(type, mirror, definition, given, traits);
        }
      }
    }
    return traits;
  }

  /** The values of the elements of an author's annotation, or null after a report. */
  private @Nullable List<Given> elements(
      TypeElement type, AnnotationMirror mirror, TypeElement own) {
    List<Given> given = new ArrayList<>();
    boolean complete = true;
    for (ExecutableElement element : AnnotationElements.of(own)) {
      String name = element.getSimpleName().toString();
      boolean many = element.getReturnType().getKind() == TypeKind.ARRAY;
      if (!canBeGiven(element.getReturnType())) {
        AnnotationElements.reportType(
            element, new Origin(type, mirror, null, -1), ", a Class or a String[]", problems);
        complete = false;
        continue;
      }
      AnnotationValue value = Mirrors.value(mirror, name);
      boolean isClass = TypeFacts.is(element.getReturnType(), "java.lang.Class");
      ConstraintUse constraint =
          isClass ? constraint(mirrors.literal(type, mirror, value), name) : null;
      complete &= !isClass || constraint != null;
      given.add(new Given(element, many ? Mirrors.list(mirror, name) : List.of(value), constraint));
    }
    return complete ? given : null;
  }

  /** Whether there is something that a predicate takes for the value of such an element. */
  private static boolean canBeGiven(TypeMirror type) {
    return AnnotationElements.isPlain(type)
        || TypeFacts.is(type, "java.lang.Class")
        || (type instanceof ArrayType array
            && TypeFacts.is(array.getComponentType(), "java.lang.String"));
  }

  private @Nullable ConstraintUse constraint(ClassLiteral literal, String name) {
    return new ConstraintReader(facts, mirrors, TypeFacts.packageOf(op))
        .use(literal, ConstraintTarget.TYPE, "trait", name, problems);
  }

  private void addTypeIs(
      TypeElement type, AnnotationMirror mirror, String name, List<TraitSpec> traits) {
    String member = Mirrors.string(mirror, "value");
    ConstraintUse constraint = constraint(mirrors.classValue(type, mirror, "type"), member);
    if (constraint == null) {
      return;
    }
    ClassName test = constraint.testClass();
    Argument subject = new TraitPredicate.TypeOfMember(member);
    String summary = "'" + member + "' is " + constraint.summary();
    traits.add(
        TraitSpec.predicate(
            ClassName.get(RuntimeNames.ANNOTATION, name),
            List.of(member),
            List.of(Mirrors.origin(type, mirror, "value")),
            name.equals("TypeIs")
                ? new TraitPredicate(test, List.of(subject), summary)
                : new TraitPredicate(
                    ClassName.get(RuntimeNames.CODEGEN, name),
                    List.of(subject, new TraitPredicate.Constraint(constraint.declared(), test)),
                    summary),
            new Origin(type, mirror, null, -1)));
  }

  /** Adds a predicate for each name, as their order and their words are those of one for all. */
  private void addInputTypes(TypeElement type, AnnotationMirror mirror, List<TraitSpec> traits) {
    List<AnnotationValue> names = Mirrors.list(mirror, "value");
    List<ClassLiteral> types = mirrors.classes(type, mirror, "types");
    Origin origin = new Origin(type, mirror, null, -1);
    if (names.size() != types.size()) {
      problems.report(
          TraitProblem.NAMES_TOO_MANY_OR_FEW,
          origin,
          Mirrors.name(mirror),
          names.size(),
          types.size(),
          "types");
      return;
    }
    String summary =
        names.stream()
            .map(name -> String.valueOf(name.getValue()))
            .collect(Collectors.joining(", ", "operands {", "} match expected types"));
    for (int i = 0; i < names.size(); i++) {
      String member = String.valueOf(names.get(i).getValue());
      ConstraintUse constraint = constraint(types.get(i), member);
      if (constraint != null) {
        traits.add(
            TraitSpec.predicate(
                ClassName.get(RuntimeNames.ANNOTATION, Mirrors.name(mirror)),
                List.of(member),
                List.of(new Origin(type, mirror, names.get(i), -1)),
                new TraitPredicate(
                    constraint.testClass(),
                    List.of(new TraitPredicate.TypeOfMember(member)),
                    summary),
                origin));
      }
    }
  }

  private static TraitSpec shapedTypeMatches(TypeElement type, AnnotationMirror mirror) {
    String shaped = Mirrors.string(mirror, "shaped");
    String elements = Mirrors.string(mirror, "elements");
    return TraitSpec.predicate(
        ClassName.get(RuntimeNames.ANNOTATION, SHAPED_TYPE_MATCHES),
        List.of(shaped, elements),
        List.of(Mirrors.origin(type, mirror, "shaped"), Mirrors.origin(type, mirror, "elements")),
        new TraitPredicate(
            ClassName.get(RuntimeNames.CODEGEN, SHAPED_TYPE_MATCHES),
            List.of(new TraitPredicate.TypeOfMember(shaped), new TraitPredicate.OfValues(elements)),
            "shaped type '" + shaped + "' matches '" + elements + "' element count and types"),
        new Origin(type, mirror, null, -1));
  }

  private void add(
      TypeElement type,
      AnnotationMirror mirror,
      AnnotationMirror definition,
      List<Given> given,
      List<TraitSpec> traits) {
    TypeElement annotation = MoreElements.asType(mirror.getAnnotationType().asElement());
    TypeElement owner = mirrors.classValue(type, definition, "value").element();
    Origin origin = new Origin(type, mirror, null, -1);
    PredicateArguments.Call call =
        owner == null || !isOrdered(annotation, given) ? null : arguments.of(owner, given);
    if (owner == null || call == null) {
      problems.report(
          TraitProblem.PREDICATE_TRAIT,
          origin,
          annotation.getSimpleName(),
          owner == null ? "void" : owner.getSimpleName(),
          arguments.expected(given));
      return;
    }
    if (!Access.check(call.method(), TypeFacts.packageOf(op), origin, problems)) {
      return;
    }
    List<Argument> taken = call.arguments();
    List<String> names = new ArrayList<>();
    List<Origin> origins = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      if (taken.get(taken.size() - given.size() + i).isOfMembers()) {
        for (AnnotationValue value : given.get(i).values()) {
          names.add(String.valueOf(value.getValue()));
          origins.add(new Origin(type, mirror, value, -1));
        }
      }
    }
    traits.add(
        TraitSpec.predicate(
            ClassName.get(annotation),
            names,
            origins,
            new TraitPredicate(ClassName.get(owner), taken, summary(definition, given)),
            origin));
  }

  private static boolean isOrdered(TypeElement annotation, List<Given> given) {
    List<ExecutableElement> elements = new ArrayList<>();
    for (Given value : given) {
      if (value.element() != null) {
        elements.add(value.element());
      }
    }
    return AnnotationElements.areOrdered(annotation, elements);
  }

  private static String summary(AnnotationMirror definition, List<Given> given) {
    String summary = Mirrors.string(definition, "summary");
    for (Given value : given) {
      if (value.element() != null) {
        summary = AnnotationElements.substituted(summary, value.element(), value.text());
      }
    }
    return summary;
  }
}
