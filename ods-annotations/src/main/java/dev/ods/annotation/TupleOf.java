// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a tuple whose element types each satisfy one of the named
 * constraints (MLIR's {@code TupleOf}). See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface TupleOf {
  /** The constraints, of which each element type must satisfy one. */
  Class<?>[] value();

  /**
   * Whether elements that are tuples stand for their elements, at any depth (MLIR's {@code
   * NestedTupleOf}).
   */
  boolean nested() default false;
}
