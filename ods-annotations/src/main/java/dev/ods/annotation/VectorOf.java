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
  /**
   * The constraints, of which the element type must satisfy one; by default it may be any type
   * (MLIR's {@code VectorOfRank} and {@code VectorOfLength}).
   */
  Class<?>[] value() default {};

  /** The ranks that it may have (MLIR's {@code VectorOfRankAndType}); by default any. */
  int[] ranks() default {};

  /**
   * The numbers of elements that the vector may have, in ascending order (MLIR's {@code
   * VectorOfLengthAndType}); by default any.
   */
  int[] lengths() default {};

  /** The least number of elements (MLIR's {@code VectorOfMinLength}); by default any. */
  int minLength() default -1;

  /**
   * The greatest number of elements (MLIR's {@code VectorOfMaxLength}, and with {@link #minLength}
   * {@code VectorOfMinMaxLengthAndType}); by default any.
   */
  int maxLength() default -1;

  /** Whether it may be without dimensions (MLIR's {@code VectorOfAnyRankOf}). */
  boolean anyRank() default false;
}
