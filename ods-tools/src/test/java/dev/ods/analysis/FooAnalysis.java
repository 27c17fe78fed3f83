// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.builtin.IntegerAttr;
import dev.ods.dataflow.AnalysisState;
import dev.ods.dataflow.DataFlowAnalysis;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Combines the numbers {@code foo} of operations by exclusive or along control flow, as in MLIR's
 * tests: on the base class alone, and with states that do not change in one direction.
 */
final class FooAnalysis extends DataFlowAnalysis {
  FooAnalysis(DataFlowSolver solver) {
    super(solver);
  }

  /** Of a point. */
  static final class State extends AnalysisState {
    private @Nullable BigInteger number;

    /** What the analysis says of a point. */
    static @Nullable BigInteger at(ProgramPoint point, DataFlowSolver solver) {
      State state = solver.lookup(point, State.class);
      return state == null ? null : state.number;
    }

    private boolean join(@Nullable BigInteger other) {
      return other != null && set(number == null ? other : number.xor(other));
    }

    private boolean set(@Nullable BigInteger other) {
      boolean changed = !Objects.equals(number, other);
      number = other;
      return changed;
    }
  }

  private State state(ProgramPoint point) {
    return solver().state(point, State.class, State::new);
  }

  private State stateFor(ProgramPoint dependent, ProgramPoint point) {
    return stateFor(dependent, point, State.class, State::new);
  }

  @Override
  protected void initialize(Operation top) {
    state(ProgramPoint.before(top.region(0).first())).join(BigInteger.ZERO);
    for (Block block : top.region(0).blocks()) {
      visit(ProgramPoint.before(block));
      block.operations().forEach(op -> visit(ProgramPoint.after(op)));
    }
  }

  @Override
  protected void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.After after) {
      visitOperation(point, after.operation());
    } else if (point instanceof ProgramPoint.BlockStart start && !start.block().isEntryBlock()) {
      State state = state(point);
      boolean changed = false;
      for (Block from : start.block().predecessors()) {
        changed |= state.join(stateFor(point, ProgramPoint.end(from)).number);
      }
      solver().propagateIfChanged(state, changed);
    }
  }

  private void visitOperation(ProgramPoint point, Operation op) {
    State state = state(point);
    boolean changed = state.set(stateFor(point, ProgramPoint.before(op)).number);
    if (op.attribute("foo") instanceof IntegerAttr foo) {
      changed |= state.join(foo.bigValue());
    }
    solver().propagateIfChanged(state, changed);
  }
}
