// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Confines an integer attribute: its value is one of these (ODS: "Confining attributes"). */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface IntIsOneOf {
  /** The values. */
  long[] value();
}
