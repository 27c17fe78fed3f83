// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an operation (ODS: "Operation Definition", the {@code Op} class).
 *
 * <p>The annotated interface has one abstract method per operand ({@link Operand}), attribute
 * ({@link Attr}), result ({@link Result}), region ({@link Region}) and successor ({@link
 * Successor}), in the order that they have in MLIR. Its Javadoc is the op's summary (the first
 * sentence) and description. Members inherited from other interfaces belong to it too, so that ops
 * can share a base interface. For {@code AvgPool} the processor generates {@code AvgPoolOp} in the
 * same package.
 *
 * <p>Several ops may share a file, as members of an interface that holds them: {@code interface
 * PoolOps { @Op(…) interface AvgPool {…} }}. Their classes take the simple name, {@code AvgPoolOp},
 * so it must be the only one in the package.
 *
 * <p>Hooks are recognised by their signatures: {@code default void verify(Diagnostics)}, {@code
 * default void verifyRegions(Diagnostics)}, {@code static void build(OpBuilder, OperationState,
 * …)}, and the pair {@code static boolean parse(OpAsmParser, OperationState)} and {@code static
 * void print(OpAsmPrinter, AvgPool)}. The author may add any other default and static methods.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Op {
  /** The interface of the dialect, which lists this op in {@link Dialect#ops()}. */
  Class<?> dialect();

  /**
   * The name within the dialect, {@code AvgPool} for {@code tf.AvgPool}: letters, digits, {@code
   * _}, {@code $} and {@code .}; also {@code -} if the op has the generic form only.
   */
  String name();

  /**
   * Whether the class has no {@code build} methods but those of the hooks {@code static void
   * build(OpBuilder, OperationState, …)}: for an operation of which the general forms would build
   * invalid ones.
   */
  boolean skipDefaultBuilders() default false;

  /** Whether the class has a builder whose methods name the members, {@code AvgPoolOp.builder}. */
  FluentBuilder fluentBuilder() default FluentBuilder.WHERE_NEEDED;

  /** Whether an op has a builder whose methods name the members. */
  enum FluentBuilder {
    /**
     * If {@code build} needs five or more arguments after the location, not counting types of
     * results that are inferred, or if every {@code build} method has a parameter for a member that
     * is optional or has a default; not with {@link #skipDefaultBuilders}.
     */
    WHERE_NEEDED,
    /** In any case. */
    ALWAYS,
    /** In no case. */
    NEVER
  }
}
