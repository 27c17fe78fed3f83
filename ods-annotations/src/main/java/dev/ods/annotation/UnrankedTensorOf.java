// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on types: an unranked tensor, and an element type that satisfies one of the
 * named constraints (MLIR's {@code UnrankedTensorOf}). See {@link AnyOf} for how constraints are
 * declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface UnrankedTensorOf {
  /** The constraints, of which the element type must satisfy one. */
  Class<?>[] value();
}
