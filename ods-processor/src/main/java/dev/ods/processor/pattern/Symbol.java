// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import org.jspecify.annotations.Nullable;

/**
 * A name that a pattern binds.
 *
 * @param kind what it stands for
 * @param op the operation, or that of the argument; null if it is in error
 * @param argument the operand or attribute, or null
 */
public record Symbol(String name, Kind kind, @Nullable OpSpec op, @Nullable Argument argument) {
  /** What a name stands for. */
  public enum Kind {
    /** An operand. */
    VALUE,
    /** An attribute or another property, as an attribute. */
    ATTRIBUTE,
    /** A matched operation, and in a rewrite its results. */
    MATCHED,
    /** An operation of the rewrite, and its results. */
    BUILT,
    /** Something in error. */
    UNKNOWN
  }

  static Symbol unknown(String name) {
    return new Symbol(name, Kind.UNKNOWN, null, null);
  }

  /** Whether it stands for such a thing. */
  public boolean is(Kind other) {
    return kind == other;
  }

  /** Whether it stands for an operation. */
  public boolean isOperation() {
    return kind == Kind.MATCHED || kind == Kind.BUILT;
  }

  /**
   * The constraint of the value that it stands for, or null if that is not known.
   *
   * @param result the index of a declared result of an operation, or -1 for the only one
   */
  @Nullable ConstraintUse constraint(int result) {
    if (argument != null) {
      return argument instanceof OperandSpec operand ? operand.constraint() : null;
    }
    return op == null || (result < 0 && op.results().size() != 1)
        ? null
        : op.results().get(Math.max(result, 0)).constraint();
  }

  /** What it stands for, for messages. */
  String description() {
    String of = op == null ? "" : " '" + op.name() + "'";
    if (argument == null) {
      return "the operation" + of;
    }
    return described(argument) + " of" + of;
  }

  /** What an argument is, with an article. */
  static String described(Argument argument) {
    return (argument.entity().equals("property") ? "a " : "an ") + argument.entity();
  }
}
