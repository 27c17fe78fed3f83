// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** Whether an operand or a result is single, optional or variadic. */
public enum Arity {
  /** Exactly one: the return type is {@code Value}. */
  SINGLE,
  /** None or one: the return type is {@code Optional<Value>}. */
  OPTIONAL,
  /** Any number: the return type is {@code ValueRange} or {@code List<Value>}. */
  VARIADIC;

  /** The arity of an operand or a result; any other member is single. */
  public static Arity of(Member member) {
    if (member instanceof OperandSpec operand) {
      return operand.arity();
    }
    return member instanceof ResultSpec result ? result.arity() : SINGLE;
  }

  /** Whether the declaration does not determine the number of values. */
  public boolean isVariableLength() {
    return this != SINGLE;
  }
}
