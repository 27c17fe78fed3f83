// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on attributes: dense elements that are IEEE 754 floats of this width
 * (MLIR's {@code FloatElementsAttr}). See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface FloatElementsAttr {
  /** The width of the floats in bits: 16, 32, 64, 80 or 128. */
  int value();

  /**
   * The shape that the elements must have (MLIR's {@code RankedFloatElementsAttr}); by default any.
   */
  int[] dims() default {};
}
