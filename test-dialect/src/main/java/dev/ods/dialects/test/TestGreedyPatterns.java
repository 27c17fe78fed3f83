// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.Context;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassProvider;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;

/** Applies the patterns of this dialect (MLIR's pass {@code test-greedy-patterns}). */
public final class TestGreedyPatterns extends Pass {
  private static final String TOP_DOWN = "top-down";
  private static final String MAX_ITERATIONS = "max-iterations";
  private static final String FOLD = "fold";
  private static final String CSE_CONSTANTS = "cse-constants";

  private static final PassInfo INFO =
      new PassInfo(
          "test-greedy-patterns",
          "Run test dialect patterns",
          List.of(
              PassOption.flag(CSE_CONSTANTS, "Whether to CSE constants"),
              PassOption.flag(FOLD, "Whether to fold"),
              PassOption.value(MAX_ITERATIONS, "int", "Max. iterations in the GreedyRewriteConfig"),
              PassOption.flag(TOP_DOWN, "Seed the worklist in general top-down order")),
          TestGreedyPatterns::new);

  private final GreedyRewriteConfig config;

  private TestGreedyPatterns(PassOptions options) {
    super(INFO.argument());
    GreedyRewriteConfig initial = GreedyRewriteConfig.DEFAULT;
    config =
        initial
            .withTopDown(options.flag(TOP_DOWN, initial.topDown()))
            .withMaxIterations(options.number(MAX_ITERATIONS, initial.maxIterations()))
            .withFolding(options.flag(FOLD, initial.folding()))
            .withConstantCse(options.flag(CSE_CONSTANTS, initial.constantCse()));
  }

  @Override
  protected void run(PassRun run) {
    FrozenRewritePatternSet patterns =
        run.shared(
            FrozenRewritePatternSet.class,
            context -> FrozenRewritePatternSet.of(patterns(context)));
    GreedyRewriter.Result result = GreedyRewriter.apply(run.operation(), patterns, config);
    if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  /** The declared patterns. */
  static RewritePatternSet patterns(Context context) {
    RewritePatternSet patterns = RewritePatternSet.create(context);
    OperandPatternsPatterns.addTo(patterns);
    NativeCallPatternsPatterns.addTo(patterns);
    ResultPatternsPatterns.addTo(patterns);
    return ListPatternsPatterns.addTo(patterns);
  }

  /** Named as a service. */
  public static final class Provider implements PassProvider {
    /** For {@link java.util.ServiceLoader}. */
    public Provider() {}

    @Override
    public List<PassInfo> passes() {
      return List.of(INFO);
    }
  }
}
