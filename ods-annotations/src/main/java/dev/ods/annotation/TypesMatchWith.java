// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires that the type of one operand or result is computed from that of another. A format that
 * contains the latter may omit the former (MLIR's {@code TypesMatchWith}).
 *
 * <pre>{@code
 * @TypesMatchWith(
 *     from = "vector",
 *     to = "result",
 *     with = ElementOf.class,
 *     summary = "type of result is the element type of vector")
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(TypesMatchWith.List.class)
public @interface TypesMatchWith {
  /**
   * The name of the operand or result, or of the attribute with a type, from whose type the other
   * is computed.
   */
  String from();

  /**
   * The name of the operand or result whose type is computed. If it or {@link #from} is optional
   * and absent, nothing is required (MLIR's {@code OptionalTypesMatchWith}).
   */
  String to();

  /**
   * The transformation: a class with a method {@code public static Type apply(Type)}, which is
   * given types that satisfy the constraint on {@link #from} only. If {@link #from} is variadic,
   * the method takes a {@code List<Type>}, and if {@link #to} is, it returns one (MLIR's {@code
   * RangedTypesMatchWith}). It may return {@code @Nullable Type}: null, where there is no such
   * type, is no type's match.
   */
  Class<?> with();

  /** The summary for diagnostics: {@code failed to verify that …}. */
  String summary();

  /** Holds several of them; the compiler writes it. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The repeated annotations in order. */
    TypesMatchWith[] value();
  }
}
