// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Details of a parameter of a {@link TypeDef} or an {@link AttrDef} (ODS: {@code
 * AttrOrTypeParameter}). A component needs it only for these.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface Param {
  /**
   * A constraint on a parameter that is a type or an attribute, or on each element of a list of
   * them: a class of {@code dev.ods.constraint} or one of your own. An interface with {@link
   * TypeInterface} or {@link AttrInterface} is required by the parser already, as MLIR does for a
   * parameter of its class. A {@code DenseArrayAttr} whose constraint is the kind of its elements,
   * such as {@code DenseI32ArrayAttr}, is written in brackets, {@code [8, 4]}. By default there is
   * none.
   */
  Class<?> value() default void.class;

  /** The name in formats and in the text; by default the name of the component. */
  String name() default "";

  /** The name of its type in messages about wrong text, as MLIR has it: {@code unsigned}. */
  String cppType() default "";

  /**
   * How a value is read and written (ODS: {@code parser} and {@code printer}), if it is of a class
   * that is not yours, such as {@code java.time.Duration}, or has a text other than its usual one,
   * such as {@code [1, ?]} for a {@code List<Long>}: a class with {@code static @Nullable T
   * parse(AsmParser)}, which returns null after a diagnostic, and {@code static void
   * print(AsmPrinter, T)}. The parameter is a {@code T} (of a number its box), or a list of it, or
   * an optional one. Values are compared by {@code equals}.
   */
  Class<?> syntax() default void.class;

  /**
   * Whether an integer is unsigned: it holds the bits of the unsigned number, and a {@link Default}
   * is unsigned too.
   */
  boolean unsigned() default false;

  /**
   * Whether the definition in MLIR declares a parameter that is an enum by its C++ class, {@code
   * "linkage::Linkage":$linkage}, not by {@code EnumParameter}: what is read and the messages are
   * then those of {@link EnumAttr.Form#ENUM}, whichever form the enum has. For other parameters it
   * is an error.
   */
  boolean enumClass() default false;
}
