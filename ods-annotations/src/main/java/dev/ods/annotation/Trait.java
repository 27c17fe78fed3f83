// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives an operation traits (ODS: "Operation traits and constraints"): classes of {@code
 * dev.ods.trait} or your own that implement {@code dev.ods.trait.OpTrait}.
 *
 * <p>A parameterised trait is a separate annotation: {@link HasParent}, {@link AllTypesMatch},
 * {@link SingleBlockImplicitTerminator}. An op inherits the traits of the interfaces that it
 * extends.
 *
 * <p>The traits verify an operation in their order, and the first that fails is reported. Those
 * that are inherited come first, in the order of the interfaces, then those that are listed here. A
 * trait that is inherited and listed here has its place in this list.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Trait {
  /** The traits. */
  Class<?>[] value();
}
