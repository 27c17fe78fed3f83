// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.convert.UnrealizedCasts;
import dev.ods.ir.Operation;
import dev.ods.op.UnrealizedConversionCastOp;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;

/** Removes casts between types that cancel each other out (MLIR's pass). */
final class ReconcileUnrealizedCasts extends Pass {
  static final PassInfo INFO =
      new PassInfo(
          "reconcile-unrealized-casts",
          "Simplify and eliminate unrealized conversion casts",
          options -> new ReconcileUnrealizedCasts());

  private ReconcileUnrealizedCasts() {
    super(INFO.argument());
  }

  @Override
  protected void run(PassRun run) {
    List<Operation> casts = new ArrayList<>();
    run.operation().walk(UnrealizedConversionCastOp.MODEL, casts::add);
    UnrealizedCasts.reconcile(casts, Rewriter.before(run.operation()));
  }
}
