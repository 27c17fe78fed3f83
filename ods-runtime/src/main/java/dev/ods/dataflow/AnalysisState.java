// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What analyses have found out about a value or a point (MLIR's class of the same name). A subclass
 * adds the facts, which may change in one direction only, so that the solver comes to an end.
 */
public abstract class AnalysisState {
  private final Set<DataFlowSolver.Visit> dependents = new LinkedHashSet<>();

  /** For subclasses. */
  protected AnalysisState() {}

  void addDependent(ProgramPoint point, DataFlowAnalysis analysis) {
    dependents.add(new DataFlowSolver.Visit(point, analysis));
  }

  /** Called when the state has changed: makes the solver visit what depends on it. */
  protected void onUpdate(DataFlowSolver solver) {
    for (DataFlowSolver.Visit visit : dependents) {
      solver.enqueue(visit.point(), visit.analysis());
    }
  }
}
