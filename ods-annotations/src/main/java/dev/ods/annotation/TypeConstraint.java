// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives inherited operands and results a constraint, in place of that of their declaration: the
 * argument that an operation gives to a base class in TableGen. Interfaces that extend this one
 * inherit the constraint, and may give another.
 *
 * <pre>{@code
 * @Order({"lhs", "rhs", "result"})
 * interface BinaryOp {
 *   @Operand Value lhs();
 *   @Operand Value rhs();
 *   @Result Value result();
 * }
 *
 * @TypeConstraint(AnyFloat.class)
 * interface FloatOp extends BinaryOp {}
 *
 * @Op(dialect = MyDialect.class, name = "less")
 * @TypeConstraint(value = I1.class, of = "result")
 * interface Less extends FloatOp {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(TypeConstraint.List.class)
public @interface TypeConstraint {
  /** The constraint on their types, as that of {@link Operand}. */
  Class<?> value();

  /** The names of the methods that declare them; by default all inherited operands and results. */
  String[] of() default {};

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    TypeConstraint[] value();
  }
}
