// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Context;
import dev.ods.pass.Pass;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Applies folds and patterns of canonicalization until nothing changes (MLIR's pass). */
final class Canonicalizer extends Pass {
  static final String ARGUMENT = "canonicalize";

  private final GreedyRewriteConfig config;
  private final boolean testsConvergence;
  private final List<String> disabled;
  private final List<String> enabled;

  /** The patterns of the context of the last run: most runs are of one context. */
  private @Nullable FrozenRewritePatternSet patterns;

  private @Nullable Context context;

  Canonicalizer(PassOptions options) {
    super(ARGUMENT);
    GreedyRewriteConfig initial = GreedyRewriteConfig.CANONICALIZE;
    config =
        initial
            .withTopDown(options.flag("top-down", initial.topDown()))
            .withRegionSimplification(
                options.choice("region-simplify", RegionSimplification.NORMAL))
            .withMaxIterations(options.number("max-iterations", initial.maxIterations()))
            .withMaxRewrites(options.number("max-num-rewrites", initial.maxRewrites()));
    testsConvergence = options.flag("test-convergence", false);
    disabled = options.list("disable-patterns");
    enabled = options.list("enable-patterns");
  }

  @Override
  protected void run(PassRun run) {
    GreedyRewriter.Result result =
        GreedyRewriter.apply(run.operation(), patterns(run.operation().context()), config);
    if (!result.changed()) {
      run.markUnchanged();
    }
    if (testsConvergence && !result.converged()) {
      run.signalFailure();
    }
  }

  private FrozenRewritePatternSet patterns(Context of) {
    FrozenRewritePatternSet found = patterns;
    if (found == null || context != of) {
      found = FrozenRewritePatternSet.of(RewritePatternSet.canonicalization(of), disabled, enabled);
      patterns = found;
      context = of;
    }
    return found;
  }
}
