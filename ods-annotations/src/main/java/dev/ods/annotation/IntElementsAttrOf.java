// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on attributes: dense elements that are integers of this width (MLIR's
 * {@code IntElementsAttrOf}). See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface IntElementsAttrOf {
  /** The width of the integers in bits. */
  int value();

  /** Whether they must be signless (MLIR's {@code SignlessIntElementsAttr}). */
  boolean signless() default false;

  /**
   * The shape that the elements must have, which requires signless ones (MLIR's {@code
   * RankedSignlessIntElementsAttr}); by default any.
   */
  int[] dims() default {};
}
