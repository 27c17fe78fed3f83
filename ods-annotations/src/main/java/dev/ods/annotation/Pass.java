// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record that declares a pass (MLIR: {@code Pass} in TableGen). Its components are the options of
 * the pass, and it implements {@code dev.ods.pass.PassBody}, which runs with them.
 *
 * <pre>{@code
 * @Pass(name = "tfl-fuse-activations", summary = "Fuse activation functions")
 * record FuseActivations(
 *     @Option(description = "Fuse at most so many") @Default("10") int maxFusions,
 *     @Count(description = "Number of operations fused") Statistic fused)
 *     implements PassBody {
 *   @Override
 *   public void run(PassRun run) { … }
 * }
 * }</pre>
 *
 * <p>A component is an option if it is a {@code boolean}, {@code int}, {@code long}, {@code
 * String}, an enum, a list of {@code Integer}, {@code Long} or {@code String}, or a list of {@code
 * dev.ods.pass.OpPassManager}, whose values are pipelines. {@link Default} says what it is if it is
 * not given, as a pipeline gives it; otherwise it is false, 0, empty, or the first constant. The
 * words of an enum are the names of its constants in lower case, with hyphens; if it is nested in
 * the record, their Javadoc describes them. A {@code dev.ods.pass.Statistic} is a number that the
 * pass counts.
 *
 * <p>The generated class {@code FuseActivationsPass} has the {@code PassInfo} with all this, {@code
 * INFO}; a method {@code of} that makes the pass from values of the options; and {@code Provider},
 * a {@code dev.ods.pass.PassProvider} to be named as a service.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Pass {
  /** The name in pipelines and on command lines, such as {@code "tfl-fuse-activations"}. */
  String name();

  /** One line on what it does; by default the first sentence of the Javadoc. */
  String summary() default "";

  /** The name in reports, such as of times; by default that of the record. */
  String title() default "";

  /**
   * The class of the operations that it is for, which must be isolated from above; by default it
   * runs on any.
   */
  Class<?> op() default void.class;

  /**
   * The dialects of which it, or a pass that it runs, may create operations, types or attributes,
   * by the interfaces that declare them, such as {@code TflDialect.class}: they are loaded before
   * any pass runs.
   */
  Class<?>[] dependentDialects() default {};
}
