// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Context;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RegionSimplification;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;

/** Applies folds and patterns of canonicalization until nothing changes (MLIR's pass). */
final class Canonicalizer extends Pass {
  private static final String TOP_DOWN = "top-down";
  private static final String REGION_SIMPLIFY = "region-simplify";
  private static final String MAX_ITERATIONS = "max-iterations";
  private static final String MAX_NUM_REWRITES = "max-num-rewrites";
  private static final String TEST_CONVERGENCE = "test-convergence";
  private static final String DISABLE_PATTERNS = "disable-patterns";
  private static final String ENABLE_PATTERNS = "enable-patterns";

  static final PassInfo INFO =
      new PassInfo("canonicalize", "Canonicalize operations", options(), Canonicalizer::new);

  private final GreedyRewriteConfig config;
  private final boolean testsConvergence;
  private final List<String> disabled;
  private final List<String> enabled;

  private static List<PassOption> options() {
    return List.of(
        PassOption.value(
            DISABLE_PATTERNS,
            "string",
            "Labels of patterns that should be filtered out during application"),
        PassOption.value(
            ENABLE_PATTERNS,
            "string",
            "Labels of patterns that should be used during application, all other patterns are"
                + " filtered out"),
        PassOption.value(
            MAX_ITERATIONS,
            "long",
            "Max. iterations between applying patterns / simplifying regions"),
        PassOption.value(
            MAX_NUM_REWRITES, "long", "Max. number of pattern rewrites within an iteration"),
        PassOption.choice(
            REGION_SIMPLIFY,
            "Perform control flow optimizations to the region tree",
            List.of(
                new PassOption.Choice("disabled", "Don't run any control-flow simplification."),
                new PassOption.Choice(
                    "normal",
                    "Perform simple control-flow simplifications (e.g. dead args elimination)."),
                new PassOption.Choice(
                    "aggressive",
                    "Perform aggressive control-flow simplification (e.g. block merging)."))),
        PassOption.flag(
            TEST_CONVERGENCE, "Test only: Fail pass on non-convergence to detect cyclic pattern"),
        PassOption.flag(TOP_DOWN, "Seed the worklist in general top-down order"));
  }

  private Canonicalizer(PassOptions options) {
    super(INFO.argument());
    GreedyRewriteConfig initial = GreedyRewriteConfig.CANONICALIZE;
    config =
        initial
            .withTopDown(options.flag(TOP_DOWN, initial.topDown()))
            .withRegionSimplification(options.choice(REGION_SIMPLIFY, RegionSimplification.NORMAL))
            .withMaxIterations(options.number(MAX_ITERATIONS, initial.maxIterations()))
            .withMaxRewrites(options.number(MAX_NUM_REWRITES, initial.maxRewrites()));
    testsConvergence = options.flag(TEST_CONVERGENCE, false);
    disabled = options.list(DISABLE_PATTERNS, List.of());
    enabled = options.list(ENABLE_PATTERNS, List.of());
  }

  @Override
  protected void run(PassRun run) {
    GreedyRewriter.Result result =
        GreedyRewriter.apply(
            run.operation(), run.shared(FrozenRewritePatternSet.class, this::patterns), config);
    if (result.isUnchanged()) {
      run.skipVerification();
    }
    if (testsConvergence && !result.converged()) {
      if (!result.unsettled().isEmpty()) {
        run.diagnostics()
            .remark(
                run.operation().location(),
                "does not converge: these patterns still apply in the last iteration: "
                    + String.join(", ", result.unsettled()));
      }
      run.signalFailure();
    }
  }

  private FrozenRewritePatternSet patterns(Context context) {
    return FrozenRewritePatternSet.of(
        RewritePatternSet.canonicalization(context), disabled, enabled);
  }
}
