// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.LoopInvariantCode;

/** Moves loop-invariant operations out of loops, innermost loops first (MLIR's pass). */
final class LoopInvariantCodeMotion extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "loop-invariant-code-motion",
          "Hoist loop invariant instructions outside of the loop",
          options -> new LoopInvariantCodeMotion());

  private LoopInvariantCodeMotion() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    int moved = 0;
    for (Operation op : Walks.postOrder(run.operation(), LoopLikeOpInterface.class)) {
      LoopLikeOpInterface loop = op.as(LoopLikeOpInterface.class);
      moved += loop == null ? 0 : LoopInvariantCode.moveOut(loop);
    }
    if (moved == 0) {
      run.skipVerification();
    }
  }
}
