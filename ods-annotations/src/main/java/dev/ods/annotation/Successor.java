// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a successor, optionally with a name (ODS: "Operation successors"). The annotation may be
 * omitted for a method that returns {@code dev.ods.ir.Block}; one that returns {@code List<Block>}
 * declares a variadic successor, which must be the last one ("Variadic successors").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Successor {
  /** The name; by default the name of the method. */
  String name() default "";
}
