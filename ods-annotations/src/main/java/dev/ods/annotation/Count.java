// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What is to be said of a {@code dev.ods.pass.Statistic} of a {@link Pass}. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Count {
  /** The name in reports; by default that of the component, with hyphens. */
  String name() default "";

  /** A phrase that says what is counted; by default what {@code @param} in the Javadoc says. */
  String description() default "";
}
