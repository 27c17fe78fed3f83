// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that each region has one block with the given terminator, which the printer omits and
 * the parser adds (MLIR's {@code SingleBlockImplicitTerminator}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SingleBlockImplicitTerminator {
  /**
   * The terminator: an interface with {@link Op}, or an op class with a constant {@code NAME}. It
   * must have the trait {@code Terminator}. If the op has an assembly format with regions outside
   * of {@code custom} directives, the parser builds it without arguments: it must have no single
   * operand or successor then, unless it has a {@code build} without arguments of its own. For an
   * op class of which the declaration is not known, nothing is checked.
   */
  Class<?> value();
}
