// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Value;
import java.util.List;

/**
 * An analysis that has a state for each value: forward or backward.
 *
 * @param <L> the state of a value
 */
public abstract sealed class SparseAnalysis<L extends SparseLattice> extends DataFlowAnalysis
    permits SparseForwardAnalysis, SparseBackwardAnalysis {
  private final Class<L> kind;

  SparseAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver);
    this.kind = kind;
  }

  /** The initial state of a value, of which nothing has been seen yet. */
  protected abstract L newLattice(Value value);

  /** The state of a value. */
  protected final L lattice(Value value) {
    L known = solver().lookup(value, kind);
    return known != null ? known : solver().add(value, kind, newLattice(value));
  }

  /** The state of a value; the point is visited again when it changes. */
  protected final L latticeFor(ProgramPoint point, Value value) {
    L lattice = lattice(value);
    lattice.addDependent(point, this);
    return lattice;
  }

  @Override
  final boolean seesAllChanges() {
    return true;
  }

  @Override
  protected List<Class<? extends DataFlowAnalysis>> requiredAnalyses() {
    return List.of(DeadCodeAnalysis.class);
  }
}
