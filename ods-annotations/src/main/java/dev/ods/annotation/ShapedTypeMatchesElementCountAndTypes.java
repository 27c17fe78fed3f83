// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that a shaped type has as many elements as a variadic operand or result has values,
 * which are of its element type (MLIR's {@code ShapedTypeMatchesElementCountAndTypes}).
 *
 * <p>A format that contains the shaped type need not contain those of the elements.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(ShapedTypeMatchesElementCountAndTypes.List.class)
public @interface ShapedTypeMatchesElementCountAndTypes {
  /** The name of a single operand or result of shaped type. */
  String shaped();

  /** The name of a variadic operand or result. */
  String elements();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    ShapedTypeMatchesElementCountAndTypes[] value();
  }
}
