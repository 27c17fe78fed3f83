// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import org.jspecify.annotations.Nullable;

/** What holds types or attributes that satisfy a constraint, and MLIR's words for it. */
public enum Holder {
  /** A tuple, all types of which satisfy the constraint. */
  TUPLE("Shapes", "isTupleOf", "tuple with any combination of {} values", null),
  /** A tuple of any depth. */
  NESTED_TUPLE("Shapes", "isNestedTupleOf", "nested tuple with any combination of {} values", null),
  /** A complex type. */
  COMPLEX("ElementTypes", "isComplexOf", "complex type with {} elements", "ComplexType"),
  /** A type as an attribute. */
  TYPE_ATTR("Attributes", "isTypeOf", "type attribute of {}", null),
  /** A string with a type. */
  TYPED_STRING("Attributes", "isStringOf", "string attribute of {}", null),
  /** An array of attributes, for which MLIR has no words. */
  ARRAY("Attributes", "isArrayOf", "", null);

  private final String owner;
  private final String method;
  private final String words;
  private final @Nullable String simpleName;

  Holder(String owner, String method, String words, @Nullable String simpleName) {
    this.owner = owner;
    this.method = method;
    this.words = words;
    this.simpleName = simpleName;
  }

  /** The class of the method {@link #method}. */
  public ClassName owner() {
    return ClassName.get(RuntimeNames.PREDICATE, owner);
  }

  /** The method that takes the holder, and the constraint on what it holds as a predicate. */
  public String method() {
    return method;
  }

  /** Whether this is a type or an attribute. */
  public ConstraintTarget target() {
    return this == TUPLE || this == NESTED_TUPLE || this == COMPLEX
        ? ConstraintTarget.TYPE
        : ConstraintTarget.ATTRIBUTE;
  }

  /** Whether it holds types or attributes. */
  public ConstraintTarget holds() {
    return this == ARRAY ? ConstraintTarget.ATTRIBUTE : ConstraintTarget.TYPE;
  }

  /** The class of the types, or null if MLIR names none. */
  public @Nullable ClassName kind() {
    return simpleName == null ? null : RuntimeNames.builtin(simpleName);
  }

  /** The summary, given that of the constraint on what it holds; empty if there is none. */
  public String summary(String held) {
    return words.replace("{}", held);
  }
}
