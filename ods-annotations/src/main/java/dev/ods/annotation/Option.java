// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What is to be said of an option of a {@link Pass}, beyond its name and type in Java. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Option {
  /**
   * The name in pipelines; by default that of the component, with hyphens: {@code max-fusions} for
   * {@code maxFusions}.
   */
  String name() default "";

  /** What it is for, for the help; by default what {@code @param} in the Javadoc says. */
  String description() default "";

  /** Whether a {@code long} is an integer of 32 bits without a sign. */
  boolean unsigned() default false;
}
