// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A predicate over members of an op, which a static method decides.
 *
 * @param owner the class with the method {@code test}
 * @param arguments what the method takes, in order
 * @param summary follows "failed to verify that"
 */
public record TraitPredicate(ClassName owner, List<Argument> arguments, String summary) {
  public TraitPredicate {
    arguments = List.copyOf(arguments);
  }

  /** What the method takes. */
  public sealed interface Argument {
    /** Whether it is a member, or several. */
    default boolean isOfMembers() {
      return this instanceof OfMember
          || this instanceof OfValues
          || this instanceof TypeOfMember
          || this instanceof OfMembers;
    }
  }

  /** The operation itself. */
  public record TheOperation() implements Argument {}

  /** What the accessor of a member returns. */
  public record OfMember(String member) implements Argument {}

  /** The values of a variadic operand or result. */
  public record OfValues(String member) implements Argument {}

  /** The type of an operand or a result. */
  public record TypeOfMember(String member) implements Argument {}

  /** A list of members, or of their types. */
  public record OfMembers(List<Argument> elements) implements Argument {
    public OfMembers {
      elements = List.copyOf(elements);
    }
  }

  /** A number, a boolean, a character or a string. */
  public record Literal(Object value) implements Argument {}

  /**
   * A constraint as a predicate.
   *
   * @param declared the class literal that the author wrote
   * @param testClass the class with the static method that decides
   */
  public record Constraint(ClassName declared, ClassName testClass) implements Argument {}
}
