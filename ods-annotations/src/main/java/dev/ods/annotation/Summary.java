// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The one-line summary of a constraint or an enum attribute, as it appears in messages: {@code
 * operand #0 must be <summary>, but got 'i32'} (ODS: "How to specify new constraint"). The default
 * is composed of the summaries of the parts, with MLIR's wording. On an operand, a result or an
 * attribute it is that of a constraint which is composed there.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Summary {
  /** The summary: lower case, without article and full stop, such as {@code "32-bit float"}. */
  String value();
}
