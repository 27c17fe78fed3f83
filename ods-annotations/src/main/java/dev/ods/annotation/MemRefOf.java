// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a ranked memref, and an element type that satisfies one of the
 * named constraints (MLIR's {@code MemRefOf}). See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface MemRefOf {
  /** The constraints, of which the element type must satisfy one. */
  Class<?>[] value();

  /** The ranks that it may have (MLIR's {@code MemRefRankOf}); by default any. */
  int[] ranks() default {};

  /** Whether it must have a dimension (MLIR's {@code Non0RankedMemRefOf}). */
  boolean nonZeroRank() default false;

  /** Whether its dimensions must be static (MLIR's {@code StaticShapeMemRefOf}). */
  boolean staticShape() default false;

  /**
   * Whether its layout must be strided, with an offset and a stride for each dimension (MLIR's
   * {@code StridedMemRefOf}).
   */
  boolean strided() default false;
}
