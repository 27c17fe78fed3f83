// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.Operation;

/**
 * Is told what a {@link PassManager} runs, to print or measure something (MLIR's class of the same
 * name). It must not change the IR. Of several, the one that was added last is told first that
 * something has ended.
 */
public interface PassInstrumentation {
  /** A pass is going to run on an operation. */
  default void beforePass(Pass pass, Operation op) {}

  /** A pass has succeeded on an operation, which is valid if it was verified. */
  default void afterPass(Pass pass, Operation op) {}

  /**
   * A pass has failed on an operation, or left it invalid, or {@linkplain Operation#isErased
   * erased} it.
   */
  default void afterPassFailed(Pass pass, Operation op) {}

  /** An analysis of an operation is going to be computed, because a pass needs it. */
  default void beforeAnalysis(AnalysisKey<?> analysis, Operation op) {}

  /** An analysis was computed; this is not told of one that throws. */
  default void afterAnalysis(AnalysisKey<?> analysis, Operation op) {}
}
