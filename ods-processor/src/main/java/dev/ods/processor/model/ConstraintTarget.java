// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** The target of a constraint. */
public enum ConstraintTarget {
  /** The type of an operand or a result. */
  TYPE,
  /** An attribute. */
  ATTRIBUTE
}
