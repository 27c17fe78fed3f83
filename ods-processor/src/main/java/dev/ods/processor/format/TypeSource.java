// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.TypeTransform;

/** How a parser obtains the type of an operand or a result. */
public sealed interface TypeSource {
  /** Whether valid text may lack what has the type: an optional operand, result or attribute. */
  default boolean mayLack() {
    return false;
  }

  /** A type directive parses it. */
  record Parsed() implements TypeSource {}

  /** Its constraint allows only one type, which {@code constraint} builds. */
  record Built(ClassName builder) implements TypeSource {}

  /** By a trait, it is the type of {@code member}, an operand or a result with a parsed type. */
  record SameAs(Member member) implements TypeSource {
    @Override
    public boolean mayLack() {
      return Arity.of(member) == Arity.OPTIONAL;
    }
  }

  /**
   * By a trait, it is computed from the type of {@code member}, an operand or a result with a
   * parsed type or an attribute.
   *
   * @param transform the class whose {@code apply} computes it, or a list of types; absent if
   *     {@code member} is
   */
  record Transformed(Member member, TypeTransform transform) implements TypeSource {
    @Override
    public boolean mayLack() {
      return member instanceof AttributeSpec attribute
          ? attribute.optional()
          : Arity.of(member) == Arity.OPTIONAL;
    }

    /**
     * Whether the member is an optional attribute, without which there is no type.
     *
     * @param arity how many types there may be
     */
    public boolean mayBeAbsent(Arity arity) {
      return member instanceof AttributeSpec && mayLack() && arity != Arity.SINGLE;
    }
  }

  /** By a trait, it is the type of the value of {@code attribute}. */
  record OfAttribute(AttributeSpec attribute) implements TypeSource {
    @Override
    public boolean mayLack() {
      return attribute.optional();
    }
  }

  /** The types of all results are computed by the op's {@code InferTypeOpInterface}. */
  record Inferred() implements TypeSource {}
}
