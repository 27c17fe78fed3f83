// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.TraitPredicate;
import dev.ods.processor.model.TraitPredicate.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What the method of a predicate over members takes, by the types of its parameters. */
final class PredicateArguments {
  private final TypeFacts facts;
  private final Map<String, ExecutableElement> members;
  private final Problems problems;

  /**
   * Creates an instance for an op.
   *
   * @param members the methods that declare its members, by the names of these
   */
  PredicateArguments(TypeFacts facts, Map<String, ExecutableElement> members, Problems problems) {
    this.facts = facts;
    this.members = members;
    this.problems = problems;
  }

  /**
   * A value for the predicate.
   *
   * @param element the element of the author's annotation; null for the name of a member
   * @param values the value, or those of an array
   * @param constraint the constraint that a class literal names
   */
  record Given(
      @Nullable ExecutableElement element,
      List<AnnotationValue> values,
      @Nullable ConstraintUse constraint) {
    /** Whether it is an array. */
    boolean isMany() {
      return element != null && element.getReturnType().getKind() == TypeKind.ARRAY;
    }

    /** Its text in a summary. */
    String text() {
      return constraint != null
          ? constraint.summary()
          : values.stream()
              .map(value -> String.valueOf(value.getValue()))
              .collect(Collectors.joining(", "));
    }
  }

  /** A method {@code test}, and what it is to be given. */
  record Call(ExecutableElement method, List<Argument> arguments) {}

  /** The call of the method of a class that takes what there is; null if there is none. */
  @Nullable Call of(TypeElement owner, List<Given> given) {
    for (ExecutableElement method : AnnotationElements.tests(owner)) {
      List<Argument> arguments = of(method, given);
      if (arguments != null) {
        CheckedExceptions.report(method, problems);
        return new Call(method, arguments);
      }
    }
    return null;
  }

  private @Nullable List<Argument> of(ExecutableElement method, List<Given> given) {
    List<? extends VariableElement> parameters = method.getParameters();
    List<Argument> arguments = new ArrayList<>();
    if (parameters.size() == given.size() + 1
        && TypeFacts.is(parameters.get(0).asType(), RuntimeNames.OPERATION)) {
      arguments.add(new TraitPredicate.TheOperation());
      parameters = parameters.subList(1, parameters.size());
    }
    if (parameters.size() != given.size()) {
      return null;
    }
    for (int i = 0; i < given.size(); i++) {
      Argument argument = of(parameters.get(i).asType(), given.get(i));
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    }
    return arguments;
  }

  private @Nullable Argument of(TypeMirror taken, Given given) {
    if (given.isMany()) {
      return ofMembers(taken, given);
    }
    Object value = given.values().get(0).getValue();
    ExecutableElement element = given.element();
    if (element == null
        || (value instanceof String && !TypeFacts.is(taken, String.class.getName()))) {
      return ofMember(taken, String.valueOf(value));
    }
    if (given.constraint() != null) {
      TypeMirror tested = TypeFacts.argument(taken);
      return TypeFacts.is(taken, Predicate.class.getName())
              && tested != null
              && TypeFacts.is(tested, RuntimeNames.TYPE)
          ? new TraitPredicate.Constraint(
              given.constraint().declared(), given.constraint().testClass())
          : null;
    }
    return AnnotationElements.isPlain(value)
            && facts.types().isAssignable(element.getReturnType(), taken)
        ? new TraitPredicate.Literal(value)
        : null;
  }

  private @Nullable Argument ofMembers(TypeMirror taken, Given given) {
    TypeMirror each = TypeFacts.is(taken, List.class.getName()) ? TypeFacts.argument(taken) : null;
    if (each == null) {
      return null;
    }
    List<Argument> elements = new ArrayList<>();
    for (AnnotationValue value : given.values()) {
      Argument element = value.getValue() instanceof String name ? ofMember(each, name) : null;
      if (element == null) {
        return null;
      }
      elements.add(element);
    }
    return new TraitPredicate.OfMembers(elements);
  }

  /** The member for a parameter; an unknown one, which is reported later, fits. */
  private @Nullable Argument ofMember(TypeMirror taken, String name) {
    ExecutableElement member = members.get(name);
    if (member == null || facts.types().isAssignable(member.getReturnType(), taken)) {
      return new TraitPredicate.OfMember(name);
    }
    return TypeFacts.is(taken, RuntimeNames.TYPE)
            && facts.isSubtype(member.getReturnType(), RuntimeNames.VALUE)
        ? new TraitPredicate.TypeOfMember(name)
        : null;
  }

  /** The method that is expected, for messages: {@code test(Value, int)}. */
  String expected(List<Given> given) {
    return given.stream().map(this::expected).collect(Collectors.joining(", ", "test(", ")"));
  }

  private String expected(Given given) {
    if (given.constraint() != null) {
      return "Predicate<Type>";
    }
    ExecutableElement element = given.element();
    boolean text =
        element == null
            || given.values().stream().allMatch(value -> value.getValue() instanceof String);
    if (text && given.isMany()) {
      return "List<Value>";
    }
    ExecutableElement member = text && !given.values().isEmpty() ? members.get(given.text()) : null;
    if (member != null) {
      return OpReader.display(member.getReturnType());
    }
    if (element == null) {
      return "Value";
    }
    TypeMirror type = element.getReturnType();
    return OpReader.display(type instanceof ArrayType array ? array.getComponentType() : type);
  }
}
