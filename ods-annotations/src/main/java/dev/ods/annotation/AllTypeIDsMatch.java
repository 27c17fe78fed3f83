// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the types of the named operands and results are of one kind, such as {@code
 * integer} of any width (MLIR's {@code AllTypeIDsMatch}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(AllTypeIDsMatch.List.class)
public @interface AllTypeIDsMatch {
  /** The names of two or more operands, results or attributes of the op. */
  String[] value();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    AllTypeIDsMatch[] value();
  }
}
