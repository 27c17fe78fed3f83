// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Operation;
import dev.ods.stack.DeepStack;
import java.util.List;

/**
 * An analysis that has a state for each point between operations: forward or backward.
 *
 * @param <L> the state of a point
 */
public abstract sealed class DenseAnalysis<L extends DenseLattice> extends DataFlowAnalysis
    permits DenseForwardAnalysis, DenseBackwardAnalysis {
  private final Class<L> kind;
  private final DeepStack stack = new DeepStack();

  DenseAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver);
    this.kind = kind;
  }

  /** The initial state of a point, of which nothing has been seen yet. */
  protected abstract L newLattice(ProgramPoint point);

  /**
   * Joins a state with that of a point from which control may come, or, backward, to which it may
   * go.
   *
   * @return whether the first one has changed
   */
  protected abstract boolean join(L lattice, L other);

  /** The state of a point. */
  protected final L lattice(ProgramPoint point) {
    return solver().state(point, kind, () -> newLattice(point));
  }

  /** The state of a point; another one is visited again when it changes. */
  protected final L latticeFor(ProgramPoint dependent, ProgramPoint point) {
    return stateFor(dependent, point, kind, () -> newLattice(point));
  }

  /** Joins a state with another one, and propagates it. */
  protected final void joinAndPropagate(L lattice, L other) {
    solver().propagateIfChanged(lattice, join(lattice, other));
  }

  /** Whether a point can be executed; another one is visited again when that changes. */
  final boolean isLiveFor(ProgramPoint dependent, ProgramPoint point) {
    return stateFor(dependent, point, Executable.class, () -> new Executable(point)).isLive();
  }

  /** Whether the block of an operation can be executed, if it is in one. */
  final boolean isLiveFor(ProgramPoint dependent, Operation op) {
    return op.block() == null || isLiveFor(dependent, ProgramPoint.before(op.block()));
  }

  /** Visits an operation, and all that is nested in it. */
  abstract void initializeAll(Operation op);

  @Override
  protected final void initialize(Operation top) {
    stack.run(() -> initializeAll(top));
  }

  /** Another point is now between what was before and after the operation. */
  @Override
  final void made(Operation op) {
    Operation next = op.next();
    solver().enqueue(ProgramPoint.before(op), this);
    solver().enqueue(ProgramPoint.after(op), this);
    if (next != null) {
      solver().enqueue(ProgramPoint.after(next), this);
    }
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
