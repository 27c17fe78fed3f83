// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.cf.CfDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.OpModel;
import dev.ods.rewrite.RegionBranchPatterns;
import dev.ods.rewrite.RewritePatternSet;
import java.util.List;

/** Structured control flow. */
@Dialect(
    name = "scf",
    ops = {
      Condition.class,
      ExecuteRegion.class,
      For.class,
      Forall.class,
      If.class,
      InParallel.class,
      IndexSwitch.class,
      Parallel.class,
      Reduce.class,
      ReduceReturn.class,
      While.class,
      Yield.class
    },
    dependentDialects = {ArithDialect.class, CfDialect.class})
public interface ScfDialect {
  /** All operations can be inlined, and all regions into them. */
  static DialectInlinerInterface inlinerInterface() {
    return new ScfInliner();
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    IfPatterns.addTo(patterns);
    LoopPatterns.addTo(patterns);
    TensorCastPatterns.addTo(patterns);
    ForallPatterns.addTo(patterns);
    ParallelPatterns.addTo(patterns);
    WhilePatterns.addTo(patterns);
    for (OpModel branch :
        List.of(
            ForOp.MODEL, IfOp.MODEL, WhileOp.MODEL, ExecuteRegionOp.MODEL, IndexSwitchOp.MODEL)) {
      RegionBranchPatterns.addTo(patterns, branch);
    }
  }
}
