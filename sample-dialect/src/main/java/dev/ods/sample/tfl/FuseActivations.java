// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.ir.Context;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;

/** The pass {@code tfl-fuse-activations}: applies {@link Fusions} until nothing changes. */
public final class FuseActivations extends Pass {
  private static final String NAME = "tfl-fuse-activations";

  /** Creates the pass, which has no options. */
  public FuseActivations() {
    super(NAME);
  }

  @Override
  protected void run(PassRun run) {
    Context context = run.operation().context();
    if (context.dialect("tfl") == null) {
      context.load(new TflDialectDefinition());
    }
    GreedyRewriter.apply(
        run.operation(),
        FrozenRewritePatternSet.of(FusionsPatterns.addTo(RewritePatternSet.create(context))),
        GreedyRewriteConfig.CANONICALIZE);
  }

  /** Named in {@code META-INF/services/dev.ods.pass.PassProvider}. */
  public static final class Provider implements PassProvider {
    /** Called by {@link java.util.ServiceLoader}. */
    public Provider() {}

    @Override
    public List<PassInfo> passes() {
      return List.of(
          new PassInfo(
              NAME,
              "Fuse activation functions into operations of tfl",
              o -> new FuseActivations()));
    }
  }
}
