// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The predicate of a composed constraint: MLIR's {@code Pred} with its combiners. */
public sealed interface Predicate {
  /** Calls the method of a visitor for the kind of this predicate. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor of predicates. It has no default methods: a new kind does not compile until all
   * visitors handle it.
   *
   * @param <R> the type of the result
   */
  interface Visitor<R> {
    R allOf(AllOf predicate);

    R anyOf(AnyOf predicate);

    R not(Not predicate);

    R test(Test predicate);

    R onElementType(OnElementType predicate);

    R onOwnElementType(OnOwnElementType predicate);

    R holding(Holding predicate);

    R elements(Elements predicate);

    R confined(Confined predicate);

    R ownConfined(OwnConfined predicate);

    R implementing(Implementing predicate);
  }

  /** All of {@code parts} hold. */
  record AllOf(List<Predicate> parts) implements Predicate {
    public AllOf {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.allOf(this);
    }
  }

  /** At least one of {@code parts} holds. */
  record AnyOf(List<Predicate> parts) implements Predicate {
    public AnyOf {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.anyOf(this);
    }
  }

  /** {@code part} does not hold. */
  record Not(Predicate part) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.not(this);
    }
  }

  /** The static method {@code test} of {@code owner} returns true. */
  record Test(ClassName owner) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.test(this);
    }
  }

  /**
   * The type is a {@code container} and {@code element} holds of its element type.
   *
   * @param bounds what its shape must fulfil
   * @param element null for any element type
   */
  record OnElementType(Container container, List<ShapeBound> bounds, @Nullable Predicate element)
      implements Predicate {
    public OnElementType {
      bounds = List.copyOf(bounds);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.onElementType(this);
    }
  }

  /**
   * The type is of a class that is generated for a dialect, and {@code element} holds of its
   * element type.
   *
   * @param accessor the method of the class that returns the element type
   */
  record OnOwnElementType(ClassName container, String accessor, Predicate element)
      implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.onOwnElementType(this);
    }
  }

  /** The type or attribute implements an interface, itself or by what is attached to its class. */
  record Implementing(ClassName type) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.implementing(this);
    }
  }

  /** The type or attribute is a {@code holder} and {@code part} holds of what it holds. */
  record Holding(Holder holder, Predicate part) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.holding(this);
    }
  }

  /**
   * The attribute is dense elements of numbers.
   *
   * @param method the method of the runtime that decides, given the width and the shape
   * @param width the width of the numbers
   * @param shape the shape, or null for any
   */
  record Elements(String method, long width, @Nullable List<Long> shape) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.elements(this);
    }
  }

  /** The attribute satisfies a parameterised confinement. */
  record Confined(ConfinementSpec confinement) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.confined(this);
    }
  }

  /** The type or attribute satisfies a parameterised confinement of the author's. */
  record OwnConfined(OwnConfinement confinement) implements Predicate {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ownConfined(this);
    }
  }
}
