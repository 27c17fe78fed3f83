// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;

/** Moves what accesses parts of tensors out of loops, innermost loops first (MLIR's pass). */
final class LoopInvariantSubsetHoisting extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "loop-invariant-subset-hoisting",
          "Hoist loop invariant subset ops outside of the loop",
          options -> new LoopInvariantSubsetHoisting());

  private LoopInvariantSubsetHoisting() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    int hoisted = 0;
    for (Operation op : Walks.postOrder(run.operation(), LoopLikeOpInterface.class)) {
      LoopLikeOpInterface loop = op.as(LoopLikeOpInterface.class);
      hoisted += loop == null ? 0 : SubsetHoisting.hoist(loop);
    }
    if (hoisted == 0) {
      run.skipVerification();
    }
  }
}
