// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.datalayout.DataLayout;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.memory.PromotableAllocationOpInterface;
import dev.ods.memory.promote.MemorySlotPromotion;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.pass.Statistic;
import dev.ods.verify.DominanceInfo;
import java.util.List;

/** Replaces memory that is only loaded and stored by the values that are in it (MLIR's pass). */
final class Mem2Reg extends Pass {
  /** As in MLIR's pass of this version, it has no effect. */
  private static final String REGION_SIMPLIFY = "region-simplify";

  static final PassInfo INFO =
      new PassInfo(
          "mem2reg",
          "Promotes memory slots into values.",
          List.of(
              PassOption.flag(
                  REGION_SIMPLIFY, "Perform control flow optimizations to the region tree")),
          Mem2Reg::new);

  private final Statistic promotedSlots =
      statistic("promoted slots", "Total amount of memory slot promoted");
  private final Statistic newBlockArgs =
      statistic("new block args", "Total amount of new block argument inserted in blocks");

  private Mem2Reg(PassOptions options) {
    super(INFO.argument());
    options.flag(REGION_SIMPLIFY, true);
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    DominanceInfo dominance = run.analysis(Analyses.DOMINANCE);
    DataLayout dataLayout = run.analysis(Analyses.DATA_LAYOUT).atOrAbove(root);
    boolean changed = false;
    for (int i = 0; i < root.regionCount(); i++) {
      Block entry = root.region(i).first();
      if (entry != null) {
        MemorySlotPromotion promotion =
            new MemorySlotPromotion(OpBuilder.atStart(entry), dominance, dataLayout);
        changed |=
            promotion.promote(
                Walks.postOrder(root.region(i), PromotableAllocationOpInterface.class));
        promotedSlots.add(promotion.promotedSlots());
        newBlockArgs.add(promotion.newBlockArguments());
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }
}
