// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a Java enum as an enum attribute (ODS: "Enum attributes"). The cases are its constants;
 * {@link EnumCase} changes the symbol or the value of a case.
 *
 * <pre>{@code
 * @EnumAttr
 * public enum Padding { SAME, VALID }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface EnumAttr {
  /** How a case is stored. */
  Storage value() default Storage.STRING;

  /** How the cases of an enum are stored. */
  enum Storage {
    /** As a string attribute that holds the symbol of the case: MLIR's {@code StrEnumAttr}. */
    STRING,
    /** As a 32-bit signless integer attribute: MLIR's {@code I32EnumAttr}. */
    I32,
    /** As a 64-bit signless integer attribute: MLIR's {@code I64EnumAttr}. */
    I64
  }
}
