// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.CustomMethod;
import dev.ods.processor.model.DefParameter;
import java.util.List;
import java.util.stream.Stream;

/** An element of the assembly format of a type or an attribute. */
public sealed interface DefElement extends FormatElement {
  /** Calls the method of a visitor for the kind of this element. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor of elements. It has no default methods: a new kind of element does not compile until
   * all visitors handle it.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {
    R literal(Text element);

    R whitespace(Blank element);

    R variable(Variable element);

    R params(Params element);

    R struct(Struct element);

    R custom(Custom element);

    R group(Group element);
  }

  /** The parameters that the element parses and prints. */
  List<DefParameter> parameters();

  /** A literal. */
  record Text(int offset, String spelling) implements DefElement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.literal(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return List.of();
    }
  }

  /** Whitespace. */
  record Blank(int offset, FormatElement.Whitespace.Kind kind) implements DefElement {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.whitespace(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return List.of();
    }
  }

  /**
   * {@code $name}.
   *
   * @param qualified whether a type or an attribute is printed with its dialect's prefix
   */
  record Variable(int offset, DefParameter parameter, boolean qualified)
      implements DefElement, Field {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.variable(this);
    }
  }

  /** What {@code struct} may contain: each has the name of its parameter before it. */
  sealed interface Field extends DefElement {
    /** The parameter. */
    DefParameter parameter();

    @Override
    default List<DefParameter> parameters() {
      return List.of(parameter());
    }
  }

  /** {@code params}: all parameters but the type of the attribute. */
  record Params(int offset, List<Variable> variables) implements DefElement {
    public Params {
      variables = List.copyOf(variables);
    }

    @Override
    public Stream<FormatElement> parts() {
      return variables.stream().map(FormatElement.class::cast);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.params(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return variables.stream().map(Variable::parameter).toList();
    }
  }

  /** {@code struct($a, $b)} or {@code struct(params)}. */
  record Struct(int offset, List<Field> fields) implements DefElement {
    public Struct {
      fields = List.copyOf(fields);
    }

    @Override
    public Stream<FormatElement> parts() {
      return fields.stream().map(FormatElement.class::cast);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.struct(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return fields.stream().map(Field::parameter).toList();
    }
  }

  /** An argument of {@code custom} that is no variable. */
  sealed interface Argument extends DefElement {
    @Override
    default <R> R accept(Visitor<R> visitor) {
      throw new AssertionError("an argument of custom only");
    }

    @Override
    default List<DefParameter> parameters() {
      return List.of();
    }
  }

  /** {@code ref($name)}: a parameter that was parsed before. */
  record Ref(int offset, DefParameter parameter) implements Argument {}

  /** A string, which is passed to the methods. */
  record Constant(int offset, String text) implements Argument {}

  /**
   * {@code custom<Name>(…)}.
   *
   * @param arguments variables, references and strings
   * @param parser the method that parses it
   * @param printer the method that prints it
   */
  record Custom(
      int offset,
      String name,
      List<DefElement> arguments,
      CustomMethod parser,
      CustomMethod printer)
      implements Field {
    public Custom {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.custom(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return arguments.stream().flatMap(argument -> argument.parameters().stream()).toList();
    }

    @Override
    public DefParameter parameter() {
      return parameters().get(0);
    }
  }

  /** {@code (…)?}, with {@code : (…)?} or without. */
  record Group(
      int offset,
      List<DefElement> then,
      List<DefElement> otherwise,
      DefElement anchor,
      boolean inverted)
      implements DefElement, FormatElement.Group<DefElement> {
    public Group {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.group(this);
    }

    @Override
    public List<DefParameter> parameters() {
      return Stream.concat(then.stream(), otherwise.stream())
          .flatMap(element -> element.parameters().stream())
          .toList();
    }
  }
}
