// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One run of a pass on one operation. */
public final class PassRun {
  private final Operation operation;
  private final Report report;
  private final SharedValues shared;
  private final AnalysisManager analyses;
  private final PipelineRunner pipelines;
  private final PreservedAnalyses preserved = new PreservedAnalyses();
  private boolean failed;
  private boolean verifies = true;

  /** Runs a pipeline that a pass has made. */
  @FunctionalInterface
  interface PipelineRunner {
    boolean run(OpPassManager pipeline, Operation op);
  }

  PassRun(
      Operation operation,
      Report report,
      SharedValues shared,
      AnalysisManager analyses,
      PipelineRunner pipelines) {
    this.operation = operation;
    this.report = report;
    this.shared = shared;
    this.analyses = analyses;
    this.pipelines = pipelines;
  }

  /** The operation. */
  public Operation operation() {
    return operation;
  }

  /** Receives errors, warnings and remarks. An error alone does not make the pass fail. */
  public Diagnostics diagnostics() {
    return report.diagnostics();
  }

  /**
   * Prints a text that is what the pass is for, such as a table: see {@link PassManager#printTo}.
   */
  public void print(String text) {
    report.print(operation, text);
  }

  /**
   * Runs a pipeline on the operation, or on one that is nested in it. The dialects that its passes
   * depend on must be loaded: this pass {@linkplain Pass#dependentDialects depends} on them, too.
   *
   * @return whether its passes succeeded, and have left valid IR; otherwise the pass should fail
   */
  public boolean runPipeline(OpPassManager pipeline, Operation op) {
    return pipelines.run(pipeline, op);
  }

  /**
   * What all runs of the pass in a context share, on any thread, and which the first of them
   * computes: such as the patterns that the pass applies. MLIR's passes compute it in {@code
   * initialize}. The pass keeps it until it runs in another context.
   *
   * @param type the class of the value: a pass shares one of each
   * @param compute computes it, of the context and of the options of the pass alone; meanwhile,
   *     other threads wait
   */
  public <T> T shared(Class<T> type, Function<? super Context, ? extends T> compute) {
    return shared.get(operation.context(), type, compute);
  }

  // --- Analyses.

  /**
   * An analysis of the operation, which is computed if no pass before has left one that is valid.
   * It must not outlive the run: what the pass does may invalidate it.
   */
  public <T> T analysis(AnalysisKey<T> key) {
    return analyses.get(key);
  }

  /** An analysis of the operation if it is known, or null. */
  public <T> @Nullable T cachedAnalysis(AnalysisKey<T> key) {
    return analyses.cached(key);
  }

  /**
   * An analysis of an operation around this one if it is known, or null: see {@link
   * AnalysisManager#cachedOfParent}.
   */
  public <T> @Nullable T cachedParentAnalysis(AnalysisKey<T> key, Operation parent) {
    return analyses.cachedOfParent(key, parent);
  }

  /**
   * An analysis of an operation that is nested in this one, at any depth.
   *
   * @throws IllegalArgumentException if it is not nested in this one
   */
  public <T> T childAnalysis(AnalysisKey<T> key, Operation child) {
    if (child.equals(operation())) {
      throw new IllegalArgumentException(
          "'" + child.name() + "' is what the pass runs on: ask for its analysis");
    }
    return analyses.nest(child).get(key);
  }

  /** An analysis of an operation directly in this one if it is known, or null. */
  public <T> @Nullable T cachedChildAnalysis(AnalysisKey<T> key, Operation child) {
    return analyses.cachedOfChild(key, child);
  }

  /** The analyses of the operation. */
  public AnalysisManager analyses() {
    return analyses;
  }

  /**
   * Says that the pass has changed nothing: all analyses stay valid, and nothing is verified
   * afterwards.
   */
  public void markAllAnalysesPreserved() {
    preserved.preserveAll();
  }

  /**
   * Says which analyses are still valid, although the pass has changed something. Without this, and
   * for all others, they are computed anew when they are next asked for. Those of an operation that
   * the pass erases are to be {@linkplain AnalysisManager#discard discarded}.
   */
  public void markAnalysesPreserved(AnalysisKey<?>... keys) {
    for (AnalysisKey<?> key : keys) {
      preserved.preserve(key);
    }
  }

  /** Makes the pass fail, after it has reported why: no further pass runs on the operation. */
  public void signalFailure() {
    failed = true;
  }

  /**
   * Says that nothing need be verified afterwards, without a promise about analyses: for passes of
   * MLIR that invalidate all analyses even if they have changed nothing, so that the same ones are
   * computed. Others call {@link #markAllAnalysesPreserved}.
   */
  public void skipVerification() {
    verifies = false;
  }

  boolean hasFailed() {
    return failed;
  }

  PreservedAnalyses preserved() {
    return preserved;
  }

  boolean needsVerification() {
    return verifies && !preserved.isAll();
  }
}
