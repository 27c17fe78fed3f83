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
 * <p>A tree {@code (dialect.op argument, …)} has an argument for each operand, attribute and
 * property of the operation, in the order of their declaration; its regions may follow. In the
 * match, an argument is
 *
 * <ul>
 *   <li>{@code $x}, which captures it; the same name twice asks for the same operand twice
 *   <li>{@code $_}, which may be anything
 *   <li>a tree: the operand is the result of such an operation; {@code (dialect.op:$r#1 …)} is
 *       result 1 of it
 *   <li>a literal, of an attribute or a property: a number, a string, {@code true}, {@code false},
 *       {@code unit}, the symbol or the constant of an enum's case, several symbols as one string,
 *       a list {@code [1, 2]}, or {@code 5 : i8} where any attribute is allowed; {@code null} if it
 *       is absent
 *   <li>{@code (constant $c)} or {@code (constant 5 : i8)}: the operand is a constant
 *   <li>{@code (either a, b)}, for two operands in any order
 *   <li>{@code (variadic a, b)}, for an operand that is a list of so many values; {@code
 *       (variadic:$list a, b)} captures the list, too
 *   <li>{@code name:$y($x, …)}, which calls a static method of the interface with what is in its
 *       place, and with the arguments: one that returns {@code boolean} decides, another one binds
 *       {@code $y} to what it returns, and does not match with null. The first parameter is a
 *       {@code Value}, the {@code Operation} that defines it, a list of values, an attribute (of an
 *       operand that is a constant), or the Java value of an attribute
 * </ul>
 *
 * <p>{@code (dialect.op:$r …)} names the operation. In the rewrite an argument is a captured name,
 * the tree of an operation to build, a literal, {@code null}, {@code (variadic …)} or the call of a
 * static method, whose parameters of type {@code Rewriter} and {@code Location} take no argument.
 * The name of an operation stands for all its results, {@code $r#0} and {@code $r.sum} for one of
 * them; {@code (dialect.op:$r#0 …)} uses that one where it is built. A method that returns a record
 * has several results. After the arguments may follow
 *
 * <ul>
 *   <li>{@code (location $r)}, {@code (location 'name')} or {@code (location 'name', $r, $s)},
 *       instead of the locations of the matched operations; as in MLIR, a constant that the match
 *       asks for counts as one of them, ahead of the operation that uses it, and only as many count
 *       as the match has operations
 *   <li>{@code (returnType $x, i32, method($x))}, for results whose types are those of values, are
 *       builtin types, or what methods return
 * </ul>
 *
 * <p>The parameters of the method are captures of the same names, or those of {@link Capture}, in
 * any order. Their types narrow the match: a subclass of {@code Attribute} asks for an attribute of
 * this class, and if the name stands for an operand, for a constant with such an attribute. A
 * {@code Value} is an operand; the interface of an operation, or {@code Operation}, is a matched
 * operation; and the Java type of an attribute is its value. What may be absent has to be there
 * unless the type is {@code @Nullable}. {@link Is}, {@link HasOneUse}, {@link HasNoUse} and {@link
 * BlockArgument} on parameters narrow the match further.
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

  /** What is built after that, before the root is replaced: trees and calls. */
  String[] supplemental() default {};

  /**
   * What is added to the benefit, which is the number of operations to match: of several patterns
   * that match, the one with the largest benefit is tried first.
   */
  int benefit() default 0;
}
