// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** What a constraint is a constraint on. */
public enum ConstraintTarget {
  /** The type of an operand or a result. */
  TYPE,
  /** An attribute. */
  ATTRIBUTE
}
