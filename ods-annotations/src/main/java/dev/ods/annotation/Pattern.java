// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A rewrite pattern (MLIR: {@code Pattern} and {@code Pat}), declared by a method of an interface
 * with {@link PatternSet}.
 *
 * <p>A tree {@code (dialect.op argument, …)} has an argument for each operand and attribute of the
 * operation, in the order of their declaration. In the match, an argument is
 *
 * <ul>
 *   <li>{@code $x}, which captures it; the same name twice asks for the same operand twice
 *   <li>{@code $_}, which may be anything
 *   <li>a tree: the operand is the result of such an operation
 *   <li>a literal, of an attribute: a number, a string, {@code true}, {@code false}, {@code unit},
 *       or the symbol or the constant of an enum's case
 *   <li>{@code (either a, b)}, for two operands in any order
 * </ul>
 *
 * <p>{@code (dialect.op:$r …)} names the operation. In the rewrite an argument is a captured name,
 * the tree of an operation to build, or a literal. The name of an operation stands for all its
 * results, {@code $r#0} and {@code $r.sum} for one of them.
 *
 * <p>The parameters of the method are captures of the same names, in any order. Their types narrow
 * the match: a subclass of {@code Attribute} asks for an attribute of this class, and if the name
 * stands for an operand, for a constant with such an attribute. A {@code Value} is an operand; the
 * interface of an operation, or {@code Operation}, is a matched operation; and the Java type of an
 * attribute is its value. {@link Is}, {@link HasOneUse} and {@link HasNoUse} on parameters narrow
 * the match further.
 *
 * <p>The method is abstract, or static with a body. A body that returns {@code boolean} is asked
 * last whether the pattern applies. If it has a parameter of type {@code Rewriter}, it also does
 * the rewrite: it returns whether it has done that, or the {@code Value} that replaces the only
 * result of the root; null if the pattern does not apply.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Pattern {
  /** The tree of operations to match; the results of its root are replaced. */
  String match();

  /**
   * What replaces the results of the root: trees and captured names, whose values are counted from
   * the end. Earlier ones are built first, for others to use. A root without results is erased.
   */
  String[] rewrite() default {};

  /**
   * What is added to the benefit, which is the number of operations to match: of several patterns
   * that match, the one with the largest benefit is tried first.
   */
  int benefit() default 0;
}
