// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an annotation of one's own a confinement of attributes, of properties, of the types of
 * operands and results, of regions or of successors, with the annotation's elements as parameters
 * (MLIR's {@code AttrConstraint} with template arguments; ODS: "Confining attributes"):
 *
 * <pre>{@code
 * @ConfinedBy(value = MultipleOf.Check.class, summary = "that is a multiple of {value}")
 * @Target(ElementType.METHOD)
 * public @interface MultipleOf {
 *   long value();
 *
 *   final class Check {
 *     private Check() {}
 *
 *     public static boolean test(Attribute attribute, long value) {
 *       return attribute instanceof IntegerAttr integer && integer.value() % value == 0;
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>{@code @Attr @MultipleOf(4) long size()} then is a "64-bit signless integer attribute that is
 * a multiple of 4". On the declaration of a constraint it confines that. The elements are numbers,
 * booleans and strings; if there are several, {@link Order} names them in their order.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.ANNOTATION_TYPE)
public @interface ConfinedBy {
  /**
   * The class with {@code static boolean test}, which takes an {@code Attribute}, a {@code Type}, a
   * {@code Region}, a {@code Block} or the value of a property, and then the elements of the
   * annotation in their order. A class with several such methods confines each of these. Except for
   * a property and on the declaration of a constraint, it may take the {@code Operation} first
   * (MLIR's {@code $_op}). Class and method are public if another package uses the annotation.
   */
  Class<?> value();

  /**
   * MLIR's summary of the confinement, which follows that of what it confines. The name of an
   * element in braces stands for its value.
   */
  String summary();
}
