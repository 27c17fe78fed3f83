// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RegionSpec;
import org.jspecify.annotations.Nullable;

/**
 * A name that a pattern binds.
 *
 * @param name its name; of one that is not written, a description
 * @param kind what it stands for
 * @param op the operation, or that of the member; null if it is in error, or no operation's
 * @param member the operand, attribute, property or region, or null
 * @param arity whether it is one value or attribute, one that may be absent, or a list of values
 * @param method the method whose result it is, or null
 */
public record Symbol(
    String name,
    Kind kind,
    @Nullable OpSpec op,
    @Nullable Member member,
    Arity arity,
    @Nullable NativeMethod method) {
  /** What a name stands for. */
  public enum Kind {
    /** An operand, or one value of a list. */
    VALUE,
    /** An attribute or another property, as an attribute; or that of a constant. */
    ATTRIBUTE,
    /** A region. */
    REGION,
    /** A matched operation, and in a rewrite its results. */
    MATCHED,
    /** The operation that defines an operand, of any kind. */
    DEFINING,
    /** An operation of the rewrite, and its results. */
    BUILT,
    /** A list of a rewrite. */
    LIST,
    /** What a method returned. */
    RETURNED,
    /** Something in error. */
    UNKNOWN
  }

  /** What precedes the names of symbols that have none in the text. */
  static final String UNNAMED = "matched ";

  static Symbol unknown(String name) {
    return new Symbol(name, Kind.UNKNOWN, null, null, Arity.SINGLE, null);
  }

  static Symbol operation(String name, Kind kind, OpSpec op) {
    return new Symbol(name, kind, op, null, Arity.SINGLE, null);
  }

  /** An argument of an operation. */
  static Symbol argument(String name, OpSpec op, Argument argument) {
    return argument instanceof OperandSpec operand
        ? new Symbol(name, Kind.VALUE, op, argument, operand.arity(), null)
        : new Symbol(name, Kind.ATTRIBUTE, op, argument, Arguments.arity(argument), null);
  }

  /** One value of an operand that is a list or optional, or of one that is single. */
  static Symbol value(String name, OpSpec op, Argument operand) {
    return new Symbol(name, Kind.VALUE, op, operand, Arity.SINGLE, null);
  }

  /** The attribute of a constant that is an operand. */
  static Symbol constant(String name, OpSpec op, Argument operand) {
    return new Symbol(name, Kind.ATTRIBUTE, op, operand, Arity.SINGLE, null);
  }

  static Symbol region(String name, OpSpec op, RegionSpec region) {
    return new Symbol(name, Kind.REGION, op, region, Arity.SINGLE, null);
  }

  static Symbol list(String name) {
    return new Symbol(name, Kind.LIST, null, null, Arity.VARIADIC, null);
  }

  static Symbol returned(String name, NativeMethod method) {
    return new Symbol(name, Kind.RETURNED, null, null, Arity.SINGLE, method);
  }

  /** Whether its name is written in the pattern. */
  public boolean isNamed() {
    return !name.startsWith(UNNAMED);
  }

  /** Whether it stands for such a thing. */
  public boolean is(Kind other) {
    return kind == other;
  }

  /** Whether it stands for an operation of a known kind. */
  public boolean isOperation() {
    return kind == Kind.MATCHED || kind == Kind.BUILT;
  }

  /** Whether it stands for an operation that is known to have one result. */
  public boolean hasOneResult() {
    return isOperation()
        && op != null
        && op.results().size() == 1
        && op.results().get(0).arity() == Arity.SINGLE;
  }

  /**
   * The constraint of the value that it stands for, or null if that is not known.
   *
   * @param result the index of a declared result of an operation, or -1 for the only one
   */
  @Nullable ConstraintUse constraint(int result) {
    if (member != null) {
      return kind == Kind.VALUE && member instanceof OperandSpec operand
          ? operand.constraint()
          : null;
    }
    return op == null || !isOperation() || (result < 0 && op.results().size() != 1)
        ? null
        : op.results().get(Math.max(result, 0)).constraint();
  }

  /** Whether it stands for an attribute that is an argument, and may be absent. */
  public boolean isOptionalAttribute() {
    return kind == Kind.ATTRIBUTE && arity == Arity.OPTIONAL;
  }

  /** Whether the same name may occur twice, for equal operands. */
  boolean isRepeatable() {
    return kind == Kind.VALUE && arity == Arity.SINGLE;
  }

  /** What it stands for, for messages. */
  String description() {
    if (method != null) {
      return "what '" + method.name() + "' returns";
    } else if (kind == Kind.LIST) {
      return "a list";
    }
    String of = op == null ? "" : " '" + op.name() + "'";
    if (member == null) {
      return "the operation" + of;
    }
    return described(member) + " of" + of;
  }

  /** What an argument is, with an article. */
  static String described(Member argument) {
    return ("aeiou".indexOf(argument.entity().charAt(0)) >= 0 ? "an " : "a ") + argument.entity();
  }
}
