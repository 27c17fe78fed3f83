// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that each region has one block that ends in the named op, which the assembly format
 * leaves out and the parser adds (MLIR's {@code SingleBlockImplicitTerminator}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SingleBlockImplicitTerminator {
  /** The terminator: an interface with {@link Op}, or an op class with a constant {@code NAME}. */
  Class<?> value();
}
