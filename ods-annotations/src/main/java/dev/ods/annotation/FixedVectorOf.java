// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a vector with at least one dimension, of which none is scalable,
 * and an element type that satisfies one of the named constraints (MLIR's {@code FixedVectorOf}).
 * See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface FixedVectorOf {
  /**
   * The constraints, of which the element type must satisfy one; by default it may be any type
   * (MLIR's {@code FixedVectorOfRank} and {@code FixedVectorOfLength}).
   */
  Class<?>[] value() default {};

  /** The ranks that it may have (MLIR's {@code FixedVectorOfRankAndType}); by default any. */
  int[] ranks() default {};

  /**
   * The numbers of elements that the vector may have, in ascending order (MLIR's {@code
   * FixedVectorOfLengthAndType}); by default any.
   */
  int[] lengths() default {};

  /** Whether it may be without dimensions (MLIR's {@code FixedVectorOfAnyRank}). */
  boolean anyRank() default false;
}
