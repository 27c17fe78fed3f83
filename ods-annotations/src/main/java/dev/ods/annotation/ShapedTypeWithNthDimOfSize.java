// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a ranked shaped type, of which one dimension has one of these
 * sizes (MLIR's {@code ShapedTypeWithNthDimOfSize}). See {@link AnyOf} for how constraints are
 * declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface ShapedTypeWithNthDimOfSize {
  /** The dimension, counted from 0, or from the end if negative: -1 is the last. */
  int n();

  /** The sizes that it may have. */
  int[] sizes();
}
