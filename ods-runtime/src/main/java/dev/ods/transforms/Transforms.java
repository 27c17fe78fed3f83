// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import java.util.List;

/** The passes of this package, as a service. */
public final class Transforms implements PassProvider {
  /** For {@link java.util.ServiceLoader}. */
  public Transforms() {}

  @Override
  public List<PassInfo> passes() {
    return List.of(
        Canonicalizer.INFO,
        ControlFlowSink.INFO,
        Cse.INFO,
        Inline.INFO,
        LoopInvariantCodeMotion.INFO,
        LoopInvariantSubsetHoisting.INFO,
        Mem2Reg.INFO,
        PrintOpStats.INFO,
        ReconcileUnrealizedCasts.INFO,
        RemoveDeadValues.INFO,
        Sccp.INFO,
        SortTopologically.INFO,
        Sroa.INFO,
        StripDebugInfo.INFO,
        SymbolDce.INFO,
        SymbolPrivatize.INFO,
        ViewOpGraph.INFO);
  }
}
