// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the type of an operand or a result satisfies a constraint (MLIR's {@code TypeIs}):
 * for what depends on more than the member, such as a trait that several ops inherit.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(TypeIs.List.class)
public @interface TypeIs {
  /** The name of a single operand or result. */
  String value();

  /** The constraint. */
  Class<?> type();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    TypeIs[] value();
  }
}
