// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a region, optionally with a name (ODS: "Operation regions"). The annotation may be
 * omitted for a method that returns {@code dev.ods.ir.Region}; one that returns {@code
 * List<Region>} declares a variadic region, which must be the last one ("Variadic regions").
 *
 * <p>{@link SizedRegion}, {@link MinSizedRegion} and {@link MaxSizedRegion} constrain its number of
 * blocks.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Region {
  /** The name; by default the name of the method. */
  String name() default "";
}
