// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.TopologicalSort;
import dev.ods.trait.RegionKindInterface;

/** Puts definitions before uses in regions where that is not required (MLIR's pass). */
final class SortTopologically extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "topological-sort",
          "Sort regions without SSA dominance in topological order",
          options -> new SortTopologically());

  private SortTopologically() {
    super(INFO.argument());
  }

  @Override
  public String name() {
    return "TopologicalSort";
  }

  @Override
  protected void run(PassRun run) {
    run.operation().walk(SortTopologically::sort);
  }

  private static void sort(Operation op) {
    RegionKindInterface kinds = op.name().as(RegionKindInterface.class);
    for (int i = 0; kinds != null && i < op.regionCount(); i++) {
      if (!kinds.hasSsaDominance(i)) {
        for (Block block : op.region(i).blocks()) {
          TopologicalSort.sort(block);
        }
      }
    }
  }
}
