// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.effect.TrivialDeath;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;

/**
 * Finds out which values are needed: those that have an effect, that leave what is analyzed, or
 * that such values are computed from (MLIR's analysis of the same name). Values in blocks that
 * cannot be executed are not. A subclass may know better what an operation needs.
 */
public class LivenessAnalysis extends SparseBackwardAnalysis<Liveness> {
  private final TrivialDeath death = new TrivialDeath();

  /** For {@link DataFlowSolver#load}. */
  public LivenessAnalysis(DataFlowSolver solver) {
    super(solver, Liveness.class);
  }

  /** Analyzes an operation with all that is nested in it. */
  public static LivenessAnalysis of(Operation top) {
    DataFlowSolver solver = new DataFlowSolver();
    solver.loadBaseline();
    LivenessAnalysis analysis = solver.load(LivenessAnalysis::new);
    solver.run(top);
    return analysis;
  }

  /** Whether a value of the analyzed operation is needed. */
  public boolean isLive(Value value) {
    Liveness known = solver().lookup(value, Liveness.class);
    return known != null && known.isLive();
  }

  @Override
  protected void forget() {
    super.forget();
    death.forget();
  }

  @Override
  protected final Liveness newLattice(Value value) {
    return new Liveness(value);
  }

  @Override
  protected boolean meet(Liveness lattice, Liveness with) {
    return with.isLive() && lattice.markLive();
  }

  @Override
  protected void setToExitState(Liveness lattice) {
    solver().propagateIfChanged(lattice, lattice.markLive());
  }

  @Override
  protected void visitOperation(Operation op, List<Liveness> operands, List<Liveness> results) {
    if (hasLive(results) || !death.wouldBe(op)) {
      setAllToExitStates(operands);
    }
    addDependencies(results, op);
  }

  private static boolean hasLive(List<Liveness> lattices) {
    for (int i = 0; i < lattices.size(); i++) {
      if (lattices.get(i).isLive()) {
        return true;
      }
    }
    return false;
  }

  /** A condition is needed if the operation around or its results are. */
  @Override
  protected void visitBranchOperand(OpOperand operand) {
    Operation op = operand.owner();
    Operation visited =
        op.name().hasInterface(RegionBranchTerminatorOpInterface.class)
            ? Objects.requireNonNull(op.parent())
            : op;
    List<Liveness> results = resultLattices(visited);
    addDependencies(results, op);
    visitOperation(visited, List.of(lattice(operand.get())), results);
  }

  @Override
  protected void visitCallOperand(OpOperand operand) {
    setToExitState(lattice(operand.get()));
  }

  @Override
  protected void visitNonControlFlowArguments(RegionSuccessor successor, List<Value> arguments) {
    if (arguments.isEmpty()) {
      // Of an operation with many regions, each would ask again whether it is dead.
      return;
    }
    Operation op = Objects.requireNonNull(Objects.requireNonNull(successor.region()).parentOp());
    visitOperation(op, lattices(arguments), resultLattices(op));
  }
}
