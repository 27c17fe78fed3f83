// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives a region a name or marks it as one (ODS: "Operation regions"). A method that returns {@code
 * dev.ods.ir.Region} is a region without it; one that returns {@code List<Region>} stands for any
 * number of regions and must be the last one ("Variadic regions").
 *
 * <p>{@link SizedRegion}, {@link MinSizedRegion} and {@link MaxSizedRegion} say how many blocks it
 * has.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Region {
  /** The name; by default the name of the method. */
  String name() default "";
}
