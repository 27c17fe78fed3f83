// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/** Whether a declared operand or result is single, optional or variadic. */
public enum Arity {
  /** Exactly one. */
  SINGLE,
  /** None or one. */
  OPTIONAL,
  /** Any number. */
  VARIADIC
}
