// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;

/** Makes the locations of operations and block arguments unknown (MLIR's pass). */
final class StripDebugInfo extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "strip-debuginfo",
          "Strip debug info from all operations",
          options -> new StripDebugInfo());

  private StripDebugInfo() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    UnknownLoc unknown = UnknownLoc.get(run.operation().context());
    run.operation()
        .walk(
            op -> {
              op.setLocation(unknown);
              for (int i = 0; i < op.regionCount(); i++) {
                for (Block block : op.region(i).blocks()) {
                  for (Value argument : block.arguments()) {
                    argument.setLocation(unknown);
                  }
                }
              }
            });
  }
}
