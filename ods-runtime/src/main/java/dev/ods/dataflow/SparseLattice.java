// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.OpOperand;
import dev.ods.ir.Value;

/** The state of a value in a sparse analysis (MLIR's {@code AbstractSparseLattice}). */
public abstract class SparseLattice extends AnalysisState {
  private final Value value;
  private Subscribers subscribers = Subscribers.NONE;

  /** The initial state of a value. */
  protected SparseLattice(Value value) {
    this.value = value;
  }

  /** The value. */
  public final Value value() {
    return value;
  }

  /** Makes an analysis visit the users of the value when the state changes. */
  public final void subscribe(DataFlowAnalysis analysis) {
    subscribers = subscribers.with(analysis);
  }

  @Override
  protected void onUpdate(DataFlowSolver solver) {
    super.onUpdate(solver);
    if (subscribers.isEmpty()) {
      return;
    }
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      subscribers.enqueue(use.owner(), solver);
    }
  }
}
