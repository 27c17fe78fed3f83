// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a constraint that holds when the named one does not (MLIR's {@code Neg}); it needs a
 * {@link Summary}, as none can be derived from that of the negated constraint. See {@link AnyOf}
 * for how constraints are declared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Not {
  /** What must not hold. */
  Class<?> value();
}
