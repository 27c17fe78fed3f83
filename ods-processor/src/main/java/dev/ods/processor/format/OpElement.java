// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;

/** An element of the assembly format of an op. */
public sealed interface OpElement extends FormatElement
    permits FormatElement.Whitespace,
        OpElement.Guard,
        OpElement.TypeArgument,
        OpElement.Variable,
        OpElement.AttrDict,
        OpElement.Regions,
        OpElement.Successors,
        OpElement.TypeOf,
        OpElement.FunctionalType,
        OpElement.OptionalGroup {
  /**
   * Calls the method of a visitor for the kind of this element.
   *
   * @throws X what the visitor throws
   */
  <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X;

  /**
   * A visitor of elements. It has no default methods: a new kind of element does not compile until
   * all visitors handle it.
   *
   * @param <R> the type of the result
   * @param <X> the exception that it may throw; {@link RuntimeException} for none
   */
  interface Visitor<R, X extends Exception> extends TypeVisitor<R, X>, GuardVisitor<R, X> {
    R whitespace(Whitespace element) throws X;

    R successor(SuccessorVariable element) throws X;

    R attrDict(AttrDict element) throws X;

    R regions(Regions element) throws X;

    R successors(Successors element) throws X;

    R typeOf(TypeOf element) throws X;

    R functionalType(FunctionalType element) throws X;

    R group(OptionalGroup element) throws X;
  }

  /** Does one thing for each kind of argument that a type directive may have. */
  interface TypeVisitor<R, X extends Exception> {
    R operand(OperandVariable element) throws X;

    R result(ResultVariable element) throws X;

    R operands(Operands element) throws X;

    R results(Results element) throws X;
  }

  /** An argument of a type directive: the operands or results whose types it refers to. */
  sealed interface TypeArgument extends OpElement {
    /**
     * Calls the method of a visitor for the kind of this argument.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(TypeVisitor<R, X> visitor) throws X;

    @Override
    default <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return accept((TypeVisitor<R, X>) visitor);
    }
  }

  /** Does one thing for each kind of element that may guard an optional group. */
  interface GuardVisitor<R, X extends Exception> {
    R literal(Literal element) throws X;

    R attribute(AttributeVariable element) throws X;

    R operand(OperandVariable element) throws X;

    R region(RegionVariable element) throws X;
  }

  /**
   * The first element of an optional group that is parsed: its presence in the text is that of the
   * group.
   */
  sealed interface Guard extends OpElement
      permits FormatElement.Literal, AttributeVariable, OperandVariable, RegionVariable {
    /**
     * Calls the method of a visitor for the kind of this guard.
     *
     * @throws X what the visitor throws
     */
    <R, X extends Exception> R accept(GuardVisitor<R, X> visitor) throws X;
  }

  /** {@code $name}. */
  sealed interface Variable extends OpElement {
    /** The member to which the name refers. */
    Member member();
  }

  /** {@code $name} of an attribute. */
  record AttributeVariable(int offset, AttributeSpec member) implements Variable, Guard {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.attribute(this);
    }

    @Override
    public <R, X extends Exception> R accept(GuardVisitor<R, X> visitor) throws X {
      return visitor.attribute(this);
    }
  }

  /** {@code $name} of an operand. */
  record OperandVariable(int offset, OperandSpec member) implements Variable, TypeArgument, Guard {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(TypeVisitor<R, X> visitor) throws X {
      return visitor.operand(this);
    }

    @Override
    public <R, X extends Exception> R accept(GuardVisitor<R, X> visitor) throws X {
      return visitor.operand(this);
    }
  }

  /** {@code $name} of a result, inside of a type directive. */
  record ResultVariable(int offset, ResultSpec member) implements Variable, TypeArgument {
    @Override
    public <R, X extends Exception> R accept(TypeVisitor<R, X> visitor) throws X {
      return visitor.result(this);
    }
  }

  /** {@code $name} of a region. */
  record RegionVariable(int offset, RegionSpec member) implements Variable, Guard {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.region(this);
    }

    @Override
    public <R, X extends Exception> R accept(GuardVisitor<R, X> visitor) throws X {
      return visitor.region(this);
    }
  }

  /** {@code $name} of a successor. */
  record SuccessorVariable(int offset, SuccessorSpec member) implements Variable {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.successor(this);
    }
  }

  /** {@code attr-dict} or {@code attr-dict-with-keyword}. */
  record AttrDict(int offset, boolean withKeyword) implements OpElement {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.attrDict(this);
    }
  }

  /** {@code operands}: all operands. */
  record Operands(int offset) implements TypeArgument {
    @Override
    public <R, X extends Exception> R accept(TypeVisitor<R, X> visitor) throws X {
      return visitor.operands(this);
    }
  }

  /** {@code results}: all results, inside of a type directive. */
  record Results(int offset) implements TypeArgument {
    @Override
    public <R, X extends Exception> R accept(TypeVisitor<R, X> visitor) throws X {
      return visitor.results(this);
    }
  }

  /** {@code regions}: all regions. */
  record Regions(int offset) implements OpElement {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.regions(this);
    }
  }

  /** {@code successors}: all successors. */
  record Successors(int offset) implements OpElement {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.successors(this);
    }
  }

  /** {@code type(argument)}. */
  record TypeOf(int offset, TypeArgument argument) implements OpElement {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.typeOf(this);
    }
  }

  /** {@code functional-type(inputs, results)}. */
  record FunctionalType(int offset, TypeArgument inputs, TypeArgument results)
      implements OpElement {
    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.functionalType(this);
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
      implements OpElement {
    public OptionalGroup {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }

    @Override
    public <R, X extends Exception> R accept(Visitor<R, X> visitor) throws X {
      return visitor.group(this);
    }

    /**
     * Whether an element is a unit attribute that anchors the group without being printed: the
     * presence of the group implies its presence.
     */
    public boolean elides(OpElement element) {
      return element == anchor
          && element instanceof AttributeVariable attribute
          && attribute.member().storage().kind() == AttributeStorage.Kind.UNIT
          && element != guard
          && (otherwise.isEmpty() || element != otherwise.get(0));
    }
  }
}
