// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/** One run of a pass on one operation. */
public final class PassRun {
  private final Operation operation;
  private final Report report;
  private final PassManager manager;
  private boolean failed;
  private boolean unchanged;

  PassRun(Operation operation, Report report, PassManager manager) {
    this.operation = operation;
    this.report = report;
    this.manager = manager;
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
   * Runs a pipeline on the operation, or on one that is nested in it.
   *
   * @return whether its passes succeeded, and have left valid IR; otherwise the pass should fail
   */
  public boolean runPipeline(OpPassManager pipeline, Operation op) {
    return manager.runDynamic(pipeline, op, report);
  }

  /** Makes the pass fail, after it has reported why: no further pass runs on the operation. */
  public void signalFailure() {
    failed = true;
  }

  /** Says that the pass has changed nothing, so that nothing is verified afterwards. */
  public void markUnchanged() {
    unchanged = true;
  }

  boolean hasFailed() {
    return failed;
  }

  boolean isUnchanged() {
    return unchanged;
  }
}
