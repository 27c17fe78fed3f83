// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the named operands and results have the same type. A format may omit all but one of
 * the types (MLIR's {@code AllTypesMatch}). Variadic ones are compared value by value; they cannot
 * be compared with single ones.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(AllTypesMatch.List.class)
public @interface AllTypesMatch {
  /** The names of two or more operands, results or attributes of the op. */
  String[] value();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    AllTypesMatch[] value();
  }
}
