// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A parameter of the method of a pattern.
 *
 * @param name its name, which is that of the capture
 * @param type its type
 * @param kind what it may capture
 * @param constraints what the type of the value, or the attribute, has to satisfy
 * @param uses how many uses the value may have, or the results of the operation
 */
public record PatternParameter(
    String name,
    TypeName type,
    Kind kind,
    List<ConstraintUse> constraints,
    Uses uses,
    Origin origin) {
  public PatternParameter {
    constraints = List.copyOf(constraints);
  }

  /** How many uses a value may have. */
  public enum Uses {
    ANY,
    ONE,
    NONE
  }

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
    /** {@code Rewriter}: nothing, but what a body changes the IR through. */
    REWRITER,
    /** The value of an attribute, if its Java type is this one; otherwise nothing. */
    OTHER
  }
}
