// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: a vector of exactly this shape, without scalable dimensions, and
 * an element type that satisfies the named constraint (MLIR's {@code FixedVectorOfShapeAndType}).
 * See {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface FixedVectorOfShape {
  /** The constraint that the element type must satisfy. */
  Class<?> value();

  /** The sizes of the dimensions; none for a vector without dimensions. */
  int[] shape();
}
