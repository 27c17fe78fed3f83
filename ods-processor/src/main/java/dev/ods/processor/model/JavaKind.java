// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

/** What the Java type of a parameter or a result stands for, in a method of a pattern set. */
public enum JavaKind {
  /** {@code void}. */
  VOID,
  /** {@code Value}. */
  VALUE,
  /** {@code ValueRange} or {@code List<Value>}: any number of values. */
  VALUES,
  /** {@code Attribute} or a subclass. */
  ATTRIBUTE,
  /** {@code Type} or a subclass. */
  TYPE,
  /** {@code List<Type>}. */
  TYPES,
  /** {@code Operation}: an operation of any kind. */
  OPERATION,
  /** The interface of an op: an operation of this kind. */
  OP,
  /** {@code Region}. */
  REGION,
  /** {@code Rewriter}: what changes the IR. */
  REWRITER,
  /** {@code Location}: that of new operations. */
  LOCATION,
  /** A record: several things. */
  RECORD,
  /** The value of an attribute or a property, if its Java type is this one; otherwise nothing. */
  OTHER
}
