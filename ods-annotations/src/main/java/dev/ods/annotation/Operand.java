// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an operand (ODS: "Operation arguments").
 *
 * <p>The return type determines its arity: {@code Value} for a single operand, {@code
 * Optional<Value>} for an optional one, {@code ValueRange} for a variadic one, {@code
 * List<ValueRange>} for any number of variadic groups ("Optional operands", "Variadic operands",
 * "VariadicOfVariadic operands").
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Operand {
  /**
   * The constraint on the type of each value: a class of {@code dev.ods.constraint} or one of your
   * own (see {@link AnyOf}). By default any type is accepted.
   */
  Class<?> value() default void.class;

  /** The name in MLIR; by default the name of the method. */
  String name() default "";

  /**
   * For an operand of variadic groups, the name in MLIR of the attribute of the op that holds their
   * sizes. It returns {@code int[]}; formats need not mention it, and {@code build} computes it.
   */
  String segments() default "";
}
