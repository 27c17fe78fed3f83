// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;

/** Whether a block, or an edge between blocks, can be executed (MLIR's class of the same name). */
public final class Executable extends AnalysisState {
  private final ProgramPoint point;
  private Subscribers subscribers = Subscribers.NONE;
  private boolean live;

  Executable(ProgramPoint point) {
    this.point = point;
  }

  /** Whether it can be executed, as far as is known. */
  public boolean isLive() {
    return live;
  }

  /** Says that it can be executed; returns whether that is new. */
  public boolean setToLive() {
    boolean changed = !live;
    live = true;
    return changed;
  }

  /** Makes an analysis visit a block and its operations when the block becomes live. */
  public void subscribe(DataFlowAnalysis analysis) {
    subscribers = subscribers.with(analysis);
  }

  @Override
  protected void onUpdate(DataFlowSolver solver) {
    super.onUpdate(solver);
    if (point instanceof ProgramPoint.BlockStart start) {
      subscribers.enqueue(point, solver);
      subscribers.forEach(analysis -> enqueueAll(start.block(), analysis, solver));
    } else if (point instanceof ProgramPoint.Edge edge) {
      subscribers.enqueue(ProgramPoint.before(edge.to()), solver);
    }
  }

  private static void enqueueAll(Block block, DataFlowAnalysis analysis, DataFlowSolver solver) {
    for (Operation op = block.first(); op != null; op = op.next()) {
      if (analysis.concerns(op)) {
        solver.enqueue(ProgramPoint.after(op), analysis);
      }
    }
  }
}
