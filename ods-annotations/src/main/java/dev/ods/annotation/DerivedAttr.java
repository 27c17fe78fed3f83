// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a default method of an operation a derived attribute (MLIR's {@code DerivedAttr} and {@code
 * DerivedTypeAttr}; ODS: "Operation arguments"): its value follows from the rest of the operation.
 * It is neither stored nor in the text, and {@code build} does not take it.
 *
 * <pre>{@code
 * @DerivedAttr(name = "element_dtype")
 * default Type elementDtype() {
 *   return ElementTypes.orSelf(output().type());
 * }
 * }</pre>
 *
 * <p>The operation then implements {@code DerivedAttributeOpInterface}, which makes attributes of
 * all of them. The return type determines the attribute as for {@link Attr}, without {@code
 * Optional}; see {@link #convert} for others.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface DerivedAttr {
  /** The name in MLIR; by default the name of the method. */
  String name() default "";

  /**
   * The static method, in the interface that declares the attribute, that makes an attribute of the
   * value (MLIR's {@code convertFromStorage}): {@code @DerivedAttr(convert = "asIndex")} calls
   * {@code asIndex(context, value)}. By default the return type determines the attribute.
   */
  String convert() default "";
}
