// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of an attribute when it is absent (ODS: "Attributes with default values"). An assembly
 * format leaves out an attribute that has its default value in {@code attr-dict}, and where it
 * begins an optional group; elsewhere it is printed. The same goes for a parameter of a {@link
 * TypeDef} or an {@link AttrDef} ({@code DefaultValuedParameter}). Of an option of a {@link Pass}
 * it is the value if none is given, as a pipeline gives it.
 *
 * <pre>{@code
 * @Attr @Default("NHWC") DataFormat dataFormat();
 * @Attr @Default("0.2") float alpha();
 * @Attr @Default("[1, 1]") List<Long> dilations();
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.RECORD_COMPONENT})
public @interface Default {
  /**
   * The value as MLIR writes it: {@code true}; {@code 10} or, by its bits, {@code 0xA}; {@code 0.5}
   * or, by its bits, {@code 0x3F000000}; the text of a string or the symbol of an enum case without
   * quotes; the name of a symbol, with or without {@code @}; elements between {@code [} and {@code
   * ]}, where strings and cases that are not identifiers are quoted, with MLIR's escapes. Of a
   * class or an interface of attributes it names a static method of it that makes one from a {@code
   * Context}: {@code @Default("none")} calls {@code none(context)}. The interface that declares the
   * attribute may have that method instead, as may one that it extends. So it is for attributes
   * that are types or lists of them, too. For a parameter that is a type, an attribute or of a
   * class of your own, the record may have it.
   *
   * <p>A text that is not a value of the type, such as {@code 1e39} for a {@code float}, is an
   * error. Unlike MLIR, a floating-point number needs no decimal point.
   */
  String value();

  /**
   * Whether the attribute stays absent where it is not given ({@code DefaultValuedOptionalAttr}).
   * Otherwise it is stored in each operation that is created without it ({@code
   * DefaultValuedAttr}). Getters return the value either way. A parameter cannot be absent.
   */
  boolean optional() default false;
}
