// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Pass;
import dev.ods.ir.Context;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;

/**
 * Makes operations of GLSL of others that do the same (MLIR's pass): not a part of
 * canonicalization, as they are not available everywhere.
 */
@Pass(
    name = "spirv-canonicalize-gl",
    summary = "Canonicalize GLSL ops",
    title = "SPIRVCanonicalizeGLPass",
    dependentDialects = SpirvDialect.class)
record SpirvCanonicalizeGL() implements PassBody {
  @Override
  public void run(PassRun run) {
    GreedyRewriter.Result result =
        GreedyRewriter.apply(
            run.operation(),
            run.shared(FrozenRewritePatternSet.class, SpirvCanonicalizeGL::patterns),
            GreedyRewriteConfig.DEFAULT);
    if (!result.converged()) {
      run.signalFailure();
    } else if (result.isUnchanged()) {
      run.skipVerification();
    }
  }

  private static FrozenRewritePatternSet patterns(Context context) {
    return FrozenRewritePatternSet.of(ClampsPatterns.addTo(RewritePatternSet.create(context)));
  }
}
