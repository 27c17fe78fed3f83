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
 * of a constraint is composed of the summaries of the parts, with MLIR's wording. On an operand, a
 * result or an attribute it is that of a constraint which is composed there. The default of an enum
 * attribute is the first sentence of its Javadoc without its full stop, or without a Javadoc MLIR's
 * for a definition that has no summary: {@code allowed 32-bit signless integer cases: 0, 1}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Summary {
  /**
   * The summary: lower case, without article and full stop, such as {@code "32-bit float"}. It must
   * be one line that is not blank, except that an empty one of an enum attribute asks for MLIR's
   * default in spite of a Javadoc.
   */
  String value();
}
