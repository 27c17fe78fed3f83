// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a parameter of a {@link Pattern} captures, if that is not what has its name: a result of a
 * matched operation, or a part of what a method returned.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.PARAMETER)
public @interface Capture {
  /** The name, and what it selects: {@code $pair#1} or {@code $pair.second}. */
  String value();
}
