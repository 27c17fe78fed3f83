// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What analyses have found out about a value or a point (MLIR's class of the same name). A subclass
 * adds the facts, which may change in one direction only, so that the solver comes to an end.
 */
public abstract class AnalysisState {
  /** What was added first, as most states have one dependent at most. */
  private DataFlowSolver.@Nullable Visit firstDependent;

  private @Nullable Set<DataFlowSolver.Visit> otherDependents;

  /** For subclasses. */
  protected AnalysisState() {}

  /** Makes an analysis visit a point when the state changes. */
  final void addDependent(ProgramPoint point, DataFlowAnalysis analysis) {
    DataFlowSolver.Visit first = firstDependent;
    if (first == null) {
      firstDependent = new DataFlowSolver.Visit(point, analysis);
    } else if (first.analysis() != analysis || !first.point().equals(point)) {
      Set<DataFlowSolver.Visit> others = otherDependents;
      if (others == null) {
        others = new LinkedHashSet<>();
        otherDependents = others;
      }
      others.add(new DataFlowSolver.Visit(point, analysis));
    }
  }

  /** Called when the state has changed: makes the solver visit what depends on it. */
  protected void onUpdate(DataFlowSolver solver) {
    if (firstDependent != null) {
      solver.enqueue(firstDependent);
    }
    if (otherDependents != null) {
      otherDependents.forEach(solver::enqueue);
    }
  }
}
