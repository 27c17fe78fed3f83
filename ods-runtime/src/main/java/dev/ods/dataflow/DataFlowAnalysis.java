// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An analysis that a {@link DataFlowSolver} runs (MLIR's class of the same name). */
public abstract class DataFlowAnalysis {
  private final DataFlowSolver solver;

  /** Null until it is asked for. */
  private @Nullable Subscribers asSubscriber;

  /** The block of the operation that was asked for last. */
  private @Nullable Block lastBlock;

  private @Nullable Executable lastExecutable;

  /** For subclasses. */
  protected DataFlowAnalysis(DataFlowSolver solver) {
    Objects.requireNonNull(solver, "solver");
    this.solver = solver;
  }

  /** The solver that runs this analysis. */
  protected final DataFlowSolver solver() {
    return solver;
  }

  /** This analysis alone. */
  final Subscribers asSubscriber() {
    Subscribers alone = asSubscriber;
    if (alone == null) {
      alone = new Subscribers(this);
      asSubscriber = alone;
    }
    return alone;
  }

  /** The classes of the analyses that must be in the same solver; with those of a superclass. */
  protected List<Class<? extends DataFlowAnalysis>> requiredAnalyses() {
    return List.of();
  }

  /**
   * Sets the initial states, and visits everything once. An analysis that cannot go on throws: a
   * {@link dev.ods.diagnostic.DiagnosticException} in a pass is reported as it is.
   */
  protected abstract void initialize(Operation top);

  /** An operation was made after this analysis has visited everything. */
  void made(Operation op) {}

  /**
   * Whether visiting an operation may do anything. It depends on what does not change while
   * analyses run: of its place, only on whether it is the last one of its block.
   */
  boolean concerns(Operation op) {
    return true;
  }

  /** Updates the states of a point, one that the analysis depends on has changed. */
  protected abstract void visit(ProgramPoint point);

  /**
   * Forgets what is kept of states and of the IR, which may change now, such as tables of symbols;
   * called when states are erased. A subclass that overrides it calls this method, too.
   */
  protected void forget() {
    lastBlock = null;
    lastExecutable = null;
  }

  /** Makes this analysis visit a point again when a state changes. */
  protected final void addDependency(AnalysisState state, ProgramPoint dependent) {
    state.addDependent(dependent, this);
  }

  /**
   * A state, perhaps of another analysis; this one visits a point again when it changes.
   *
   * @param dependent the point
   * @param anchor what it belongs to: see {@link DataFlowSolver#state}
   * @param kind the class of the state
   * @param maker makes its initial state
   */
  protected final <S extends AnalysisState> S stateFor(
      ProgramPoint dependent, Object anchor, Class<S> kind, Supplier<S> maker) {
    S state = solver.state(anchor, kind, maker);
    state.addDependent(dependent, this);
    return state;
  }

  /** Whether a block, or an edge, can be executed. */
  protected final Executable executable(ProgramPoint point) {
    Executable known = solver.lookup(point, Executable.class);
    return known != null ? known : solver.add(point, Executable.class, new Executable(point));
  }

  /** Whether the block of an operation can be executed; an operation in no block always is. */
  protected final boolean isExecutable(Operation op) {
    Block block = op.block();
    if (block == null) {
      return true;
    }
    Executable executable = lastExecutable;
    if (executable == null || !block.equals(lastBlock)) {
      // Asks for the block again: a handle that may be kept is not scalar-replaced, so the common
      // path must not pass it on.
      executable = executableAround(op);
    }
    return executable.isLive();
  }

  private Executable executableAround(Operation op) {
    Block block = Objects.requireNonNull(op.block());
    Executable executable = executable(ProgramPoint.before(block));
    lastExecutable = executable;
    lastBlock = block;
    return executable;
  }

  /** Where control comes from to a point. */
  protected final PredecessorState predecessors(ProgramPoint point) {
    return solver.state(point, PredecessorState.class, PredecessorState::new);
  }

  /**
   * As {@link #predecessors(ProgramPoint)}; this analysis visits a point again when they change.
   */
  protected final PredecessorState predecessorsFor(ProgramPoint dependent, ProgramPoint point) {
    return stateFor(dependent, point, PredecessorState.class, PredecessorState::new);
  }

  /**
   * Whether what the analysis finds may depend on the order of visits. It is MLIR's order then, in
   * which requests that were made again stay in the queue.
   */
  boolean isOrderSensitive() {
    return true;
  }

  /**
   * Whether a visit sees all that has changed until then, so that requests which were made before
   * it are done with; otherwise each is a visit of its own, as in MLIR: the solver does not know
   * what an author's analysis does there, which may depend on how often it is asked.
   */
  boolean seesAllChanges() {
    return false;
  }
}
