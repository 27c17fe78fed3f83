// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how one constant of an enum with {@link EnumAttr} is written and stored (ODS: "Enum
 * attributes", the {@code EnumAttrCase} classes).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface EnumCase {
  /** The text of the case in MLIR; by default the name of the constant. */
  String symbol() default "";

  /** The integer of the case; by default the position of the constant, from 0. */
  long value() default 0;
}
