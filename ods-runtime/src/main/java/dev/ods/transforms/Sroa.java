// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.memory.DestructurableAllocationOpInterface;
import dev.ods.memory.promote.MemorySlotDestructuring;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;

/** Replaces memory of aggregates by memory of each of their elements (MLIR's pass). */
final class Sroa extends Pass {
  static final PassInfo INFO =
      new PassInfo("sroa", "Scalar Replacement of Aggregates", options -> new Sroa());

  private final Statistic destructuredSlots =
      statistic("destructured slots", "Total amount of memory slots destructured");
  private final Statistic slotsWithMemoryBenefit =
      statistic(
          "slots with memory benefit",
          "Total amount of memory slots in which the destructured size was smaller than the total"
              + " size after eliminating unused fields");
  private final Statistic maxSubelements =
      statistic(
          "max subelement number",
          "Maximal number of sub-elements a successfully destructured slot initially had");

  private Sroa() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    DataLayout dataLayout = run.analysis(Analyses.DATA_LAYOUT).atOrAbove(root);
    boolean changed = false;
    for (int i = 0; i < root.regionCount(); i++) {
      Block entry = root.region(i).first();
      if (entry != null) {
        MemorySlotDestructuring destructuring =
            new MemorySlotDestructuring(OpBuilder.atStart(entry), dataLayout);
        changed |=
            destructuring.destructure(
                Walks.postOrder(root.region(i), DestructurableAllocationOpInterface.class));
        destructuredSlots.add(destructuring.destructuredSlots());
        slotsWithMemoryBenefit.add(destructuring.slotsWithMemoryBenefit());
        maxSubelements.updateMax(destructuring.maxSubelements());
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
