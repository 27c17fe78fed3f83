// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.Pass;
import dev.ods.ir.Context;
import dev.ods.pass.PassBody;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;

/** Fuse activation functions into operations of tfl. It applies {@link Fusions} until the end. */
@Pass(name = "tfl-fuse-activations", dependentDialects = TflDialect.class)
public record FuseActivations() implements PassBody {
  @Override
  public void run(PassRun run) {
    GreedyRewriter.apply(
        run.operation(),
        run.shared(FrozenRewritePatternSet.class, FuseActivations::patterns),
        GreedyRewriteConfig.CANONICALIZE);
  }

  private static FrozenRewritePatternSet patterns(Context context) {
    return FrozenRewritePatternSet.of(FusionsPatterns.addTo(RewritePatternSet.create(context)));
  }
}
