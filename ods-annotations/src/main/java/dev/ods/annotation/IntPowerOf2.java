// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Confines an integer attribute: exactly one of its bits is set (ODS: "Confining attributes"). The
 * smallest number of a type is such a number, too; {@link IntPositivePowerOf2} excludes it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface IntPowerOf2 {}
