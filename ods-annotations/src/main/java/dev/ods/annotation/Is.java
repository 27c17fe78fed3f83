// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A constraint on what a parameter of a {@link Pattern} captures: on the type of a {@code Value},
 * or on an attribute.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface Is {
  /** The constraint, such as {@code F32Tensor.class}. */
  Class<?> value();
}
