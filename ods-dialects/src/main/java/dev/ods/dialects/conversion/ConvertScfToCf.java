// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.annotation.Default;
import dev.ods.annotation.Pass;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.cf.CfDialect;
import dev.ods.dialects.scf.ExecuteRegionOp;
import dev.ods.dialects.scf.ForOp;
import dev.ods.dialects.scf.ForallOp;
import dev.ods.dialects.scf.IfOp;
import dev.ods.dialects.scf.IndexSwitchOp;
import dev.ods.dialects.scf.ParallelOp;
import dev.ods.dialects.scf.WhileOp;
import dev.ods.ir.Context;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;

/**
 * Replaces structured control flow by blocks and branches (MLIR's pass).
 *
 * @param allowPatternRollback Experimental performance flag to disallow pattern rollback. It has no
 *     effect: what fails is always undone.
 */
@Pass(
    name = "convert-scf-to-cf",
    summary =
        "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
    title = "SCFToControlFlowPass",
    dependentDialects = {ArithDialect.class, CfDialect.class})
record ConvertScfToCf(@Default("true") boolean allowPatternRollback) implements PassBody {
  @Override
  public void run(PassRun run) {
    ConversionTarget target = run.shared(ConversionTarget.class, ConvertScfToCf::target);
    FrozenRewritePatternSet patterns =
        run.shared(
            FrozenRewritePatternSet.class,
            context ->
                FrozenRewritePatternSet.of(ScfToCf.addTo(RewritePatternSet.create(context))));
    if (!DialectConversion.applyPartial(run.operation(), target, patterns, run.diagnostics())) {
      run.signalFailure();
    }
  }

  private static ConversionTarget target(Context context) {
    return ConversionTarget.create(context)
        .addIllegalOps(
            ForallOp.MODEL,
            ForOp.MODEL,
            IfOp.MODEL,
            IndexSwitchOp.MODEL,
            ParallelOp.MODEL,
            WhileOp.MODEL,
            ExecuteRegionOp.MODEL)
        .markUnknownOpsDynamicallyLegal(op -> true);
  }
}
