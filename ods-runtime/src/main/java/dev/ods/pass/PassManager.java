// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs a pipeline, and verifies after each pass, unless it has changed nothing; after pipelines on
 * nested operations also the operation around these, by itself.
 */
public final class PassManager {
  private final OpPassManager pipeline;
  private boolean verifies = true;
  private final List<PassInstrumentation> instrumentations = new ArrayList<>();
  private @Nullable Consumer<String> output;
  private TimingScope timing = TimingScope.NONE;
  private @Nullable ForkJoinPool pool;

  private PassManager(OpPassManager pipeline) {
    this.pipeline = Objects.requireNonNull(pipeline, "pipeline");
  }

  /** For a pipeline. */
  public static PassManager of(OpPassManager pipeline) {
    return new PassManager(pipeline);
  }

  /** Sets whether the IR is verified after each pass, as it is by default. */
  public PassManager enableVerifier(boolean enabled) {
    verifies = enabled;
    return this;
  }

  /** Sets what receives the texts that passes print; by default they become remarks. */
  public PassManager printTo(Consumer<String> receiver) {
    Objects.requireNonNull(receiver, "receiver");
    output = receiver;
    return this;
  }

  /** Adds something that is told of each pass that is run. */
  public PassManager instrument(PassInstrumentation instrumentation) {
    Objects.requireNonNull(instrumentation, "instrumentation");
    instrumentations.add(instrumentation);
    return this;
  }

  /** Sets what the times of pipelines and passes are a part of; by default none are measured. */
  public PassManager enableTiming(TimingScope scope) {
    Objects.requireNonNull(scope, "scope");
    timing = scope;
    return this;
  }

  /**
   * Sets where operations that are isolated from above are processed at the same time: by default,
   * or if it is null, one after the other. The result is the same, and so is the order of what is
   * reported. A manager with {@link #instrument instrumentations} uses one thread.
   */
  public PassManager enableThreading(@Nullable ForkJoinPool threads) {
    pool = threads;
    return this;
  }

  /** The pipeline. */
  public OpPassManager pipeline() {
    return pipeline;
  }

  /**
   * Runs the pipeline.
   *
   * @param op an operation of the name that the pipeline is for
   * @param diagnostics receives what the passes report
   * @return whether all passes succeeded, and have left valid IR; if not, the IR is not to be used
   */
  public boolean run(Operation op, Diagnostics diagnostics) {
    return canRun(op, diagnostics)
        && new PipelineRun(verifies, instrumentations, pool, timing)
            .run(pipeline, op, new Report(diagnostics, output));
  }

  /**
   * Whether the pipeline can run, which {@link #run} finds out before it runs any pass. Loads the
   * dialects that the passes depend on.
   *
   * @param op an operation
   * @param diagnostics receives why it cannot: it is for other operations, or a pass in it cannot
   *     run on the operations that its manager is for, or the code of a pass that names the
   *     dialects that it depends on, or of such a dialect, threw
   */
  public boolean canRun(Operation op, Diagnostics diagnostics) {
    return PipelinePreparation.isFor(pipeline, op, diagnostics)
        && PipelinePreparation.loadDialects(pipeline, op, diagnostics)
        && PipelinePreparation.isSchedulable(pipeline.merged(), op.context(), diagnostics);
  }
}
