// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Confines a dense array attribute, a Java array: it has at most this number of elements (ODS:
 * "Confining attributes").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface DenseArrayMaxCount {
  /** The number of elements. */
  int value();
}
