// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/** How many values an operand or result declaration stands for. */
public enum Arity {
  /** Exactly one. */
  SINGLE,
  /** None or one. */
  OPTIONAL,
  /** Any number. */
  VARIADIC
}
