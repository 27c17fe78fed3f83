// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a successor a name or marks it as one (ODS: "Operation successors"). A method that returns
 * {@code dev.ods.ir.Block} is a successor without it; one that returns {@code List<Block>} stands
 * for any number of successors and must be the last one ("Variadic successors").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Successor {
  /** The name; by default the name of the method. */
  String name() default "";
}
