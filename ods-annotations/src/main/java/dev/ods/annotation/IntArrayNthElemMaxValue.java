// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Confines an integer array attribute, a {@code List<Long>}: one element is not greater than this
 * (ODS: "Confining attributes").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface IntArrayNthElemMaxValue {
  /** The index of the element, from 0. */
  int index();

  /** The largest value. */
  long max();
}
