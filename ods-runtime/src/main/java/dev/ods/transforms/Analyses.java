// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.CallGraph;
import dev.ods.dataflow.LivenessAnalysis;
import dev.ods.datalayout.DataLayoutAnalysis;
import dev.ods.pass.AnalysisKey;
import dev.ods.verify.DominanceInfo;

/** The analyses that the passes of this package share with each other, and with those of others. */
public final class Analyses {
  /** Dominance in the operation. */
  public static final AnalysisKey<DominanceInfo> DOMINANCE =
      AnalysisKey.of("DominanceInfo", op -> new DominanceInfo());

  /** The calls in the operation. */
  public static final AnalysisKey<CallGraph> CALL_GRAPH =
      AnalysisKey.of("CallGraph", CallGraph::of);

  /** Which values in the operation are needed. */
  public static final AnalysisKey<LivenessAnalysis> LIVENESS =
      AnalysisKey.of("dataflow::RunLivenessAnalysis", LivenessAnalysis::of);

  /** The data layouts of operations, for each pass that asks for the sizes of types. */
  public static final AnalysisKey<DataLayoutAnalysis> DATA_LAYOUT =
      AnalysisKey.of("DataLayoutAnalysis", op -> new DataLayoutAnalysis());

  private Analyses() {}
}
