// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.annotation.Pass;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.dialects.affine.VectorLoadOp;
import dev.ods.dialects.affine.VectorStoreOp;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.arith.ArithDialectDefinition;
import dev.ods.dialects.memref.MemRefDialect;
import dev.ods.dialects.memref.MemRefDialectDefinition;
import dev.ods.dialects.scf.ScfDialect;
import dev.ods.dialects.scf.ScfDialectDefinition;
import dev.ods.ir.Context;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;

/**
 * Replaces affine operations by arithmetic, loops and accesses to memory (MLIR's pass). Accesses to
 * vectors, of which MLIR makes those of its dialect {@code vector}, are errors.
 */
@Pass(
    name = "lower-affine",
    summary = "Lower Affine operations to a combination of Arith and SCF operations",
    title = "LowerAffinePass",
    dependentDialects = {ArithDialect.class, MemRefDialect.class, ScfDialect.class})
record LowerAffine() implements PassBody {
  @Override
  public void run(PassRun run) {
    Context context = run.operation().context();
    ConversionTarget target =
        ConversionTarget.create(context)
            .addLegalDialects(
                ArithDialectDefinition.NAME,
                MemRefDialectDefinition.NAME,
                ScfDialectDefinition.NAME)
            // They cannot stay: their indices would be results of operations that are not affine.
            .addIllegalOps(VectorLoadOp.MODEL, VectorStoreOp.MODEL);
    FrozenRewritePatternSet patterns =
        FrozenRewritePatternSet.of(
            AffineToScf.addTo(RewritePatternSet.create(context), run.diagnostics()));
    if (!DialectConversion.applyPartial(run.operation(), target, patterns, run.diagnostics())) {
      run.signalFailure();
    }
  }
}
