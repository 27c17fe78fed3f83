// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a vector with at least one dimension, and an element type that
 * satisfies one of the named constraints (MLIR's {@code VectorOfNonZeroRankOf}). See {@link AnyOf}
 * for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface VectorOf {
  /** The constraints, of which the element type must satisfy one. */
  Class<?>[] value();

  /** The ranks that it may have (MLIR's {@code VectorOfRankAndType}); by default any. */
  int[] ranks() default {};

  /**
   * The numbers of elements that the vector may have, in ascending order (MLIR's {@code
   * VectorOfLengthAndType}); by default any.
   */
  int[] lengths() default {};
}
