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
 *   <li>a tree: the operand is the only result of such an operation
 * </ul>
 *
 * <p>{@code (dialect.op:$r …)} names the operation. In the rewrite an argument is a captured name,
 * or the tree of an operation to build. The name of an operation stands for all its results, {@code
 * $r#0} and {@code $r.sum} for one of them.
 *
 * <p>The parameters of the method are captures of the same names, in any order. Their types narrow
 * the match: a subclass of {@code Attribute} asks for an attribute of this class. A {@code Value}
 * is an operand, and the interface of an operation, or {@code Operation}, is a matched operation.
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
