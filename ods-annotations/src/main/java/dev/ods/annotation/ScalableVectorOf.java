// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a vector of any rank with a scalable dimension, and an element
 * type that satisfies one of the named constraints (MLIR's {@code ScalableVectorOfAnyRank}). See
 * {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ScalableVectorOf {
  /**
   * The constraints, of which the element type must satisfy one; by default it may be any type
   * (MLIR's {@code ScalableVectorOfRank} and {@code ScalableVectorOfLength}).
   */
  Class<?>[] value() default {};

  /** The ranks that it may have; by default any. */
  int[] ranks() default {};

  /**
   * The numbers of elements that the vector may have, where a scalable dimension counts with its
   * minimum (MLIR's {@code ScalableVectorOfLengthAndType} and, with {@link #ranks}, {@code
   * ScalableVectorOfRankAndLengthAndType}); by default any.
   */
  int[] lengths() default {};

  /**
   * Whether the last dimension, and no other, must be scalable (MLIR's {@code
   * VectorWithTrailingDimScalableOf}).
   */
  boolean trailing() default false;

  /**
   * The sizes that the last dimension may have (MLIR's {@code
   * VectorWithTrailingDimScalableOfSizeAndType}); by default any.
   */
  int[] sizes() default {};
}
