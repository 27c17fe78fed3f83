// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.RegionBranchOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;
import dev.ods.rewrite.ControlFlowSinking;
import dev.ods.verify.DominanceInfo;
import java.util.Objects;

/** Moves operations into the region that alone needs their results (MLIR's pass). */
final class ControlFlowSink extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "control-flow-sink",
          "Sink operations into conditional blocks",
          options -> new ControlFlowSink());

  private final Statistic sunk = statistic("num-sunk", "Number of operations sunk");

  private ControlFlowSink() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    DominanceInfo dominance = run.analysis(Analyses.DOMINANCE);
    int moved = 0;
    for (Operation op : Walks.postOrder(run.operation(), RegionBranchOpInterface.class)) {
      RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
      if (branch != null) {
        moved +=
            ControlFlowSinking.sink(
                ControlFlowSinking.singlyExecutedRegions(branch),
                dominance,
                (movable, region) -> SideEffects.isMemoryEffectFree(movable),
                ControlFlowSink::moveToFront);
      }
    }
    sunk.add(moved);
    if (moved == 0) {
      run.skipVerification();
    }
  }

  private static void moveToFront(Operation op, Region region) {
    Block entry = Objects.requireNonNull(region.first());
    Operation first = entry.first();
    if (first == null) {
      op.moveToEnd(entry);
    } else {
      op.moveBefore(first);
    }
  }
}
