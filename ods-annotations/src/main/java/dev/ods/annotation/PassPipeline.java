// SPDX-License-Identifier: Apache-2.0
package dev.ods.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record that declares a pass pipeline (MLIR: {@code PassPipelineRegistration}): a name for
 * several passes, which replace it where a pipeline names it. Its components are the options, as
 * those of {@link Pass}, and it implements {@code dev.ods.pass.PassPipelineBody}, which adds the
 * passes.
 *
 * <pre>{@code
 * @PassPipeline(name = "tfl-optimize", summary = "Legalize and fuse")
 * record Optimize(@Option(description = "Fuse at most so many") @Default("10") int maxFusions)
 *     implements PassPipelineBody {
 *   @Override
 *   public void build(OpPassManager manager) {
 *     manager.add(LegalizePass.of()).add(FuseActivationsPass.of(maxFusions));
 *   }
 * }
 * }</pre>
 *
 * <p>The generated class {@code OptimizePipeline} has the {@code PassPipelineInfo} with all this,
 * {@code INFO}; and {@code Provider}, a {@code dev.ods.pass.PassProvider} to be named as a service.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface PassPipeline {
  /** The name in pipelines and on command lines, such as {@code "tfl-optimize"}. */
  String name();

  /** One line on what it does; by default the first sentence of the Javadoc. */
  String summary() default "";
}
