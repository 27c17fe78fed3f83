// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the types of operands or results satisfy one constraint each (MLIR's {@code
 * InputMatchesTypes}): for what depends on more than the members, such as a trait that several ops
 * inherit.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(InputMatchesTypes.List.class)
public @interface InputMatchesTypes {
  /** The names of single operands or results. */
  String[] value();

  /** The constraints, one for each name. */
  Class<?>[] types();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    InputMatchesTypes[] value();
  }
}
