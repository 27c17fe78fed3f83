// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.CustomMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An element of the assembly format of an op. */
public sealed interface OpElement extends FormatElement
    permits FormatElement.Whitespace,
        OpElement.Guard,
        OpElement.TypeArgument,
        OpVariable,
        OpElement.FunctionalType,
        OpElement.CustomArgument,
        OpElement.ReferenceTarget,
        OpElement.OiList,
        OpElement.OptionalGroup {
  /**
   * Calls the method of a visitor for the kind of this element.
   *
   * @throws X what the visitor throws
   */
  <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X;

  /** An argument of a type directive: the operands or results whose types it refers to. */
  sealed interface TypeArgument extends OpElement
      permits OpVariable.Operand, OpVariable.Result, Operands, Results {
    /**
     * Calls the method of a visitor for the kind of this argument.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(OpVisitors.OfTypes<R, X> visitor) throws X;

    @Override
    default <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return accept((OpVisitors.OfTypes<R, X>) visitor);
    }
  }

  /** An argument of a {@code custom} directive. */
  sealed interface CustomArgument extends OpElement
      permits OpVariable.Attribute,
          OpVariable.Property,
          OpVariable.Operand,
          OpVariable.Region,
          OpVariable.Successor,
          TypeOf,
          AttrDict,
          PropDict,
          Reference,
          Text {
    /**
     * Calls the method of a visitor for the kind of this argument.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X;
  }

  /** What {@code ref} may refer to. */
  sealed interface ReferenceTarget extends OpElement
      permits OpVariable.Attribute,
          OpVariable.Property,
          OpVariable.Operand,
          OpVariable.Region,
          OpVariable.Successor,
          TypeOf,
          AttrDict,
          Operands,
          Regions,
          Successors {
    /**
     * Calls the method of a visitor for the kind of this target.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X;
  }

  /**
   * The first element of an optional group that is parsed: its presence in the text is that of the
   * group.
   */
  sealed interface Guard extends OpElement
      permits FormatElement.Literal,
          OpVariable.Attribute,
          OpVariable.Property,
          OpVariable.Operand,
          OpVariable.Region,
          Custom {
    /**
     * Calls the method of a visitor for the kind of this guard.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X;
  }

  /** {@code attr-dict} or {@code attr-dict-with-keyword}. */
  record AttrDict(int offset, boolean withKeyword) implements CustomArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.attrDict(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.attrDict(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.attrDict(this);
    }
  }

  /** {@code prop-dict}: the inherent attributes that have no element of their own. */
  record PropDict(int offset) implements CustomArgument {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.propDict(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.propDict(this);
    }
  }

  /** {@code operands}: all operands. */
  record Operands(int offset) implements TypeArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.operands(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfTypes<R, X> visitor) throws X {
      return visitor.operands(this);
    }
  }

  /** {@code results}: all results, inside of a type directive. */
  record Results(int offset) implements TypeArgument {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfTypes<R, X> visitor) throws X {
      return visitor.results(this);
    }
  }

  /** {@code regions}: all regions. */
  record Regions(int offset) implements ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.regions(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.regions(this);
    }
  }

  /** {@code successors}: all successors. */
  record Successors(int offset) implements ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.successors(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.successors(this);
    }
  }

  /**
   * {@code type(argument)}.
   *
   * @param qualified whether the types are printed with their dialects and their mnemonics in any
   *     case
   */
  record TypeOf(int offset, TypeArgument argument, boolean qualified)
      implements CustomArgument, ReferenceTarget {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfReferences<R, X> visitor) throws X {
      return visitor.typeOf(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.typeOf(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.typeOf(this);
    }
  }

  /** {@code functional-type(inputs, results)}. */
  record FunctionalType(int offset, TypeArgument inputs, TypeArgument results)
      implements OpElement {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.functionalType(this);
    }
  }

  /** A string, as an argument of {@code custom}. */
  record Text(int offset, String text) implements CustomArgument {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.text(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.text(this);
    }
  }

  /** {@code ref(argument)}: something that an earlier element has read. */
  record Reference(int offset, ReferenceTarget argument) implements CustomArgument {
    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfArguments<R, X> visitor) throws X {
      return visitor.reference(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.reference(this);
    }
  }

  /**
   * {@code custom<name>(arguments)}.
   *
   * @param parser the method that reads the text
   * @param printer the method that writes it
   */
  record Custom(
      int offset,
      String name,
      List<CustomArgument> arguments,
      CustomMethod parser,
      CustomMethod printer)
      implements Guard {
    public Custom {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.custom(this);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfGuards<R, X> visitor) throws X {
      return visitor.custom(this);
    }
  }

  /** {@code oilist(clauses)}: clauses in any order, each once at most. */
  record OiList(int offset, List<Clause> clauses) implements OpElement {
    /**
     * A clause.
     *
     * @param keyword what it begins with
     * @param elements what follows
     */
    public record Clause(Literal keyword, List<OpElement> elements) {
      public Clause {
        elements = List.copyOf(elements);
      }

      /**
       * The variable of the unit attribute or unit property that is the only element, or null: the
       * presence of the clause implies its presence.
       */
      public @Nullable OpVariable unit() {
        return elements.size() == 1
                && elements.get(0) instanceof OpVariable variable
                && variable.isUnit()
            ? variable
            : null;
      }
    }

    public OiList {
      clauses = List.copyOf(clauses);
    }

    @Override
    public Stream<FormatElement> parts() {
      return clauses.stream()
          .flatMap(
              clause -> Stream.concat(Stream.of(clause.keyword()), clause.elements().stream()));
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.oiList(this);
    }
  }

  /**
   * {@code (then):(otherwise)?}.
   *
   * @param guard the first parsable element of {@code then}
   * @param then never empty
   * @param otherwise empty if there is no else group
   * @param anchor the element marked by a caret
   * @param inverted whether the anchor is in {@code otherwise}
   */
  record OptionalGroup(
      int offset,
      Guard guard,
      List<OpElement> then,
      List<OpElement> otherwise,
      OpElement anchor,
      boolean inverted)
      implements OpElement, FormatElement.Group<OpElement> {
    public OptionalGroup {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    @Override
    public <R, X extends Exception> R accept(OpVisitors.OfElements<R, X> visitor) throws X {
      return visitor.group(this);
    }

    /** The elements of both branches. */
    public List<OpElement> branches() {
      List<OpElement> branches = new ArrayList<>(then);
      branches.addAll(otherwise);
      return branches;
    }

    /**
     * Whether an element is a unit attribute or unit property that anchors the group without being
     * printed: the presence of the group implies its presence.
     */
    public boolean elides(OpElement element) {
      return element == anchor
          && element instanceof OpVariable variable
          && variable.isUnit()
          && element != guard
          && (otherwise.isEmpty() || element != otherwise.get(0));
    }
  }
}
