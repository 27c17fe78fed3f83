// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names a region otherwise than its method (ODS: "Operation regions"). A method that returns {@code
 * dev.ods.ir.Region} declares a region without any annotation; one that returns {@code
 * List<Region>} declares a variadic region, which must be the last one ("Variadic regions").
 *
 * <p>{@link SizedRegion}, {@link MinSizedRegion} and {@link MaxSizedRegion} constrain its number of
 * blocks.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface NamedRegion {
  /** The name, such as {@code "else"}, which no Java method can have. */
  String value();
}
