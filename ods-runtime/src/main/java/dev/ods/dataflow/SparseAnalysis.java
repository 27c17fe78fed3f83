// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that has a state for each value: forward or backward.
 *
 * @param <L> the state of a value
 */
public abstract sealed class SparseAnalysis<L extends SparseLattice> extends DataFlowAnalysis
    permits SparseForwardAnalysis, SparseBackwardAnalysis {
  private final Class<L> kind;

  /** The solver's, since it was asked for. */
  private @Nullable StateTable states;

  SparseAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver);
    this.kind = kind;
  }

  /** The initial state of a value, of which nothing has been seen yet. */
  protected abstract L newLattice(Value value);

  /** The state of a value. */
  protected final L lattice(Value value) {
    StateTable table = states;
    if (table == null) {
      table = solver().states(kind);
      states = table;
    }
    AnalysisState known = table.get(value);
    if (known == null) {
      known = newLattice(value);
      table.put(value, known);
    }
    @SuppressWarnings("unchecked") // The table has states of this class only.
    L lattice = (L) known;
    return lattice;
  }

  // By index, as a list of the values would be an object for each visit.

  /** The states of the operands of an operation. */
  final List<L> operandLattices(Operation op) {
    int count = op.operandCount();
    List<L> lattices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lattices.add(lattice(op.operand(i)));
    }
    return lattices;
  }

  /** The states of the results of an operation. */
  final List<L> resultLattices(Operation op) {
    int count = op.resultCount();
    List<L> lattices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lattices.add(lattice(op.result(i)));
    }
    return lattices;
  }

  /** The states of the arguments of a block. */
  final List<L> argumentLattices(Block block) {
    int count = block.argumentCount();
    List<L> lattices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lattices.add(lattice(block.argument(i)));
    }
    return lattices;
  }

  /** The states of values. */
  final List<L> lattices(List<Value> values) {
    int count = values.size();
    List<L> lattices = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lattices.add(lattice(values.get(i)));
    }
    return lattices;
  }

  /** Makes this analysis visit an operation again when one of these states changes. */
  final void addDependencies(List<L> lattices, Operation dependent) {
    if (lattices.isEmpty()) {
      return;
    }
    ProgramPoint point = ProgramPoint.after(dependent);
    for (int i = 0; i < lattices.size(); i++) {
      addDependency(lattices.get(i), point);
    }
  }

  @Override
  protected void forget() {
    super.forget();
    states = null;
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
