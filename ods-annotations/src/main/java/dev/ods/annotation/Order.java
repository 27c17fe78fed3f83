// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fixes the order of the members of an interface that operations extend. A class file does not
 * promise to keep the order of methods, and the order of operands counts; so an interface that adds
 * two or more members to an op by inheritance names them in order. On an op itself it orders the
 * inherited and the own members as a whole.
 *
 * <pre>{@code
 * @Order({"lhs", "rhs", "result"})
 * interface BinaryOp {
 *   @Operand Value lhs();
 *   @Operand Value rhs();
 *   @Result Value result();
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Order {
  /** The names of the methods, each once. */
  String[] value();
}
