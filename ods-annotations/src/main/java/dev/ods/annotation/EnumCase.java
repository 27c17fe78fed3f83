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
  /**
   * The symbol, the text of the case in MLIR; by default the name of the constant; see {@link
   * EnumAttr#lowerCase}. It is printed between quotes if it is not a keyword, as an empty one is,
   * which the cases of a {@link BitEnum} cannot have.
   */
  String symbol() default "";

  /**
   * The value of the case; by default that of the constant before it plus one, as MLIR counts them,
   * and 0 for the first. In an enum with {@link BitEnum} it has a single bit, by default the one
   * above that of the constant before it.
   */
  long value() default 0;
}
