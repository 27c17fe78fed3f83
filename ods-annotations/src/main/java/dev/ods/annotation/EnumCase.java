// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the symbol and the value of a case of an enum with {@link EnumAttr} (ODS: "Enum attributes",
 * the {@code EnumAttrCase} classes).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface EnumCase {
  /** The symbol, the text of the case in MLIR; by default the name of the constant. */
  String symbol() default "";

  /** The value of the case; by default the ordinal of the constant. */
  long value() default 0;
}
