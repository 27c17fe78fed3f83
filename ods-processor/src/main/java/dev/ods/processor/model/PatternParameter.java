// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A parameter of the method of a pattern.
 *
 * @param name its name, which is that of the capture
 * @param type its type
 * @param kind what it may capture
 */
public record PatternParameter(String name, TypeName type, Kind kind, Origin origin) {
  /** What a parameter may capture. */
  public enum Kind {
    /** {@code Value}: a single operand. */
    VALUE,
    /** {@code Attribute} or a subclass: an attribute. */
    ATTRIBUTE,
    /** {@code Operation}: a matched operation. */
    OPERATION,
    /** The interface of an op: a matched operation of this kind. */
    OP,
    /** Nothing. */
    NONE
  }
}
