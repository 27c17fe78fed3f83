// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.control.CallOpInterface;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.dataflow.SparseBackwardAnalysis;
import dev.ods.dataflow.SparseLattice;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Where a value is written to, or what is computed from it, as in MLIR's tests. */
final class WrittenTo extends SparseBackwardAnalysis<WrittenTo.Writes> {
  private final boolean externalWrites;

  WrittenTo(DataFlowSolver solver, boolean externalWrites) {
    super(solver, Writes.class);
    this.externalWrites = externalWrites;
  }

  /** The operations that write it. */
  static final class Writes extends SparseLattice {
    private final Set<String> names = new TreeSet<>();

    Writes(Value value) {
      super(value);
    }

    @Override
    public String toString() {
      return names.toString();
    }
  }

  @Override
  protected Writes newLattice(Value value) {
    return new Writes(value);
  }

  @Override
  protected boolean meet(Writes lattice, Writes with) {
    return lattice.names.addAll(with.names);
  }

  @Override
  protected void setToExitState(Writes lattice) {
    lattice.names.clear();
  }

  private void add(Writes writes, String name) {
    solver().propagateIfChanged(writes, writes.names.add(name));
  }

  @Override
  protected void visitOperation(Operation op, List<Writes> operands, List<Writes> results) {
    if (op.name().value().equals("memref.store")) {
      add(operands.get(0), Tags.of(op));
      return;
    }
    for (Writes result : results) {
      operands.forEach(operand -> meetAndPropagate(operand, result));
      addDependency(result, ProgramPoint.after(op));
    }
  }

  @Override
  protected void visitBranchOperand(OpOperand operand) {
    add(lattice(operand.get()), "brancharg" + operand.index());
  }

  @Override
  protected void visitCallOperand(OpOperand operand) {
    add(lattice(operand.get()), "callarg" + operand.index());
  }

  @Override
  protected void visitExternalCall(
      CallOpInterface call, List<Writes> operands, List<Writes> results) {
    if (externalWrites) {
      operands.forEach(operand -> add(operand, Tags.of(call.operation())));
    } else {
      super.visitExternalCall(call, operands, results);
    }
  }
}
