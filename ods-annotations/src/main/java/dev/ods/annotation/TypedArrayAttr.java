// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint on attributes: an array whose elements each satisfy one of the named
 * constraints (MLIR's {@code TypedArrayAttrBase}). It needs a {@link Summary}, as in MLIR. See
 * {@link AnyOf} for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface TypedArrayAttr {
  /** The constraints, of which each element must satisfy one. */
  Class<?>[] value();
}
