// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fixes the order of the members of an interface that operations extend. The order of operands is
 * significant, but class files do not preserve the order of methods; so an interface from which ops
 * inherit two or more members lists them in order. On an op itself it orders inherited and declared
 * members together; so it does on an interface whose list names a member that it inherits, and then
 * names all.
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
