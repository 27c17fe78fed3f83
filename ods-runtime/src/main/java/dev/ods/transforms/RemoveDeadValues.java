// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.RegionBranchOpInterface;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.ir.Operation;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassRun;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;

/**
 * Erases operations, arguments and results that nothing needs, also of functions and their calls
 * (MLIR's pass). What is forwarded to regions without need becomes {@code ub.poison}, and a branch
 * that nothing decides {@code ub.unreachable}: the dialect {@code ub} must be registered in the
 * context.
 */
final class RemoveDeadValues extends Pass {
  private static final String CANONICALIZE = "canonicalize";

  static final PassInfo INFO =
      new PassInfo(
          "remove-dead-values",
          "Remove dead values",
          List.of(PassOption.flag(CANONICALIZE, "Canonicalize region branch ops")),
          RemoveDeadValues::new);

  private final boolean canonicalizes;

  private RemoveDeadValues(PassOptions options) {
    super(INFO.argument());
    canonicalizes = options.flag(CANONICALIZE, true);
  }

  @Override
  protected void run(PassRun run) {
    Operation root = run.operation();
    if (!UndefinedOps.areKnown(root.context())) {
      run.diagnostics()
          .error(root, "'remove-dead-values' needs the dialect 'ub': register it in the context");
      run.signalFailure();
      return;
    }
    LivenessAnalysis liveness = run.analysis(Analyses.LIVENESS);
    new DeadValues(root, liveness).erase();
    if (canonicalizes && !canonicalize(root)) {
      run.diagnostics().error(root, "greedy pattern rewrite failed to converge");
      run.signalFailure();
    }
  }

  private static boolean canonicalize(Operation root) {
    List<Operation> ops = Walks.postOrder(root, RegionBranchOpInterface.class);
    if (ops.isEmpty()) {
      return true;
    }
    return GreedyRewriter.apply(
            ops,
            FrozenRewritePatternSet.of(RewritePatternSet.canonicalization(root.context())),
            GreedyRewriteConfig.DEFAULT)
        .converged();
  }
}
