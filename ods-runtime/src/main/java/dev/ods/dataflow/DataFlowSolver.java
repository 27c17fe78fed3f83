// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.SymbolTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs analyses together until no state changes (MLIR's class of the same name):
 *
 * <pre>{@code
 * DataFlowSolver solver = new DataFlowSolver();
 * solver.loadBaseline();
 * solver.run(module);
 * ConstantLattice known = solver.lookup(value, ConstantLattice.class);
 * }</pre>
 *
 * <p>Not thread-safe. The IR must not change while there are questions; states of what is erased
 * are erased first ({@link #eraseState}), as something else may take its place in memory.
 */
public final class DataFlowSolver {
  private final List<DataFlowAnalysis> analyses = new ArrayList<>();

  /** Those that have visited everything, or are about to. */
  private final List<DataFlowAnalysis> started = new ArrayList<>();

  /** The states by their class and by the value or the point that they belong to. */
  private final IdentityHashMap<Class<?>, StateTable> states = new IdentityHashMap<>();

  /** What changes have asked for, in order; in part by visits that came in the meantime. */
  private final Deque<Visit> pending = new ArrayDeque<>();

  /** What has changed since it was visited: one visit of most analyses sees all that did. */
  private final Set<Visit> outdated = new HashSet<>();

  private boolean followsCalls = true;
  private boolean holdsCallees;

  /** A solver without analyses. */
  public DataFlowSolver() {}

  /** What is still to be visited by an analysis. */
  record Visit(ProgramPoint point, DataFlowAnalysis analysis) {}

  /**
   * Adds an analysis.
   *
   * @param maker its constructor
   * @return the analysis
   */
  public <A extends DataFlowAnalysis> A load(Function<DataFlowSolver, A> maker) {
    A analysis = maker.apply(this);
    analyses.add(analysis);
    return analysis;
  }

  /**
   * Adds the analyses that most others need: {@link DeadCodeAnalysis}, and {@link
   * SparseConstantPropagation}, by which branches are decided.
   */
  public void loadBaseline() {
    load(DeadCodeAnalysis::new);
    load(SparseConstantPropagation::new);
  }

  /**
   * Analyzes an operation with all that is nested in it. Values that pass through calls are
   * followed if it is a symbol table, unless {@link #setInterprocedural} says that they are not.
   * What an analysis throws ends the run, and leaves states of which nothing follows.
   *
   * @throws IllegalStateException if an analysis is not loaded that another one requires
   */
  public void run(Operation top) {
    run(top, analysis -> true);
  }

  /**
   * The same, where only some analyses begin: such as those that were loaded after the others had
   * come to an end, whose results they need and not what was assumed on the way. The others are
   * still told of changes.
   *
   * @param begins whether an analysis is initialized
   */
  public void run(Operation top, Predicate<? super DataFlowAnalysis> begins) {
    Objects.requireNonNull(begins, "begins");
    analyses.forEach(this::checkRequired);
    holdsCallees = top.name().hasTrait(SymbolTable.class);
    List<DataFlowAnalysis> beginning = analyses.stream().filter(begins).toList();
    started.removeAll(beginning);
    try {
      for (DataFlowAnalysis analysis : beginning) {
        started.add(analysis);
        analysis.initialize(top);
      }
      resume();
    } finally {
      pending.clear();
      outdated.clear();
    }
  }

  /**
   * Says that an operation was made while analyses ran, in front of another one, and has uses.
   * Those that have started have no states of its results, from which they must not conclude
   * anything; and they visit the users, which may have waited for the states of what these used
   * before.
   */
  void made(Operation op) {
    assert op.next() != null : "analyses may concern what was the last one of its block";
    for (DataFlowAnalysis analysis : started) {
      analysis.made(op);
      for (Value result : op.results()) {
        for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
          if (analysis.concerns(use.owner())) {
            enqueue(ProgramPoint.after(use.owner()), analysis);
          }
        }
      }
    }
  }

  private void checkRequired(DataFlowAnalysis analysis) {
    for (Class<? extends DataFlowAnalysis> required : analysis.requiredAnalyses()) {
      if (analyses.stream().noneMatch(required::isInstance)) {
        throw new IllegalStateException(
            name(analysis.getClass())
                + " needs "
                + required.getSimpleName()
                + ": load it into the solver, too");
      }
    }
  }

  /** The name of a class; of one that has none, that of what it extends. */
  private static String name(Class<?> kind) {
    String name = kind.getSimpleName();
    return name.isEmpty() ? name(kind.getSuperclass()) : name;
  }

  /** Visits what depends on states that were changed since. */
  private void resume() {
    while (!pending.isEmpty()) {
      Visit visit = pending.remove();
      if (outdated.remove(visit) || !visit.analysis.seesAllChanges()) {
        visit.analysis.visit(visit.point);
      }
    }
  }

  /** Whether what is analyzed is a symbol table, so that the operations that it calls are in it. */
  boolean holdsCallees() {
    return holdsCallees;
  }

  /**
   * Sets whether values may be followed through calls, which they are by default: if not, each call
   * counts as one of what is not here.
   */
  public void setInterprocedural(boolean follows) {
    followsCalls = follows;
  }

  /** Whether values are followed through calls. */
  public boolean isInterprocedural() {
    return followsCalls && holdsCallees;
  }

  /**
   * A state, if an analysis has asked for it.
   *
   * @param anchor what it belongs to: see {@link #state}
   * @param kind its class
   */
  public <S extends AnalysisState> @Nullable S lookup(Object anchor, Class<S> kind) {
    StateTable known = states.get(kind);
    AnalysisState state = known == null ? null : known.get(anchor);
    if (state == null) {
      checkAnchor(anchor);
      return null;
    }
    return kind.cast(state);
  }

  /** There never is a state of what has several points. */
  private static void checkAnchor(Object anchor) {
    if (anchor instanceof Operation || anchor instanceof Block) {
      throw new IllegalArgumentException(
          "states belong to values, points and objects of one's own: instead of "
              + (anchor instanceof Block
                  ? "a block, ask for ProgramPoint.before(block) or ProgramPoint.end(block)"
                  : "an operation, ask for ProgramPoint.before(op) or ProgramPoint.after(op)"));
    }
  }

  /**
   * A state.
   *
   * @param anchor what it belongs to: a value, a {@link ProgramPoint}, or an object of one's own,
   *     such as a record, that is equal to others which stand for the same (MLIR's {@code
   *     GenericLatticeAnchor})
   * @param kind its class
   * @param maker makes its initial state
   * @throws IllegalArgumentException if the anchor is an operation or a block, which have several
   *     points
   */
  public <S extends AnalysisState> S state(Object anchor, Class<S> kind, Supplier<S> maker) {
    S known = lookup(anchor, kind);
    return known != null ? known : add(anchor, kind, maker.get());
  }

  /** Adds a state, where there is none. */
  <S extends AnalysisState> S add(Object anchor, Class<S> kind, S state) {
    states(kind).put(anchor, state);
    return state;
  }

  /** The table of a kind, until all states are erased. */
  StateTable states(Class<?> kind) {
    StateTable known = states.get(kind);
    if (known == null) {
      known = new StateTable();
      states.put(kind, known);
    }
    return known;
  }

  /**
   * Erases all states of a value, a point or an object of one's own: of what is erased, or has to
   * be analyzed again. What depended on them is not visited for that reason.
   *
   * @throws IllegalArgumentException if the anchor is an operation or a block
   */
  public void eraseState(Object anchor) {
    checkAnchor(anchor);
    states.values().forEach(known -> known.remove(anchor));
    analyses.forEach(DataFlowAnalysis::forget);
  }

  /** Erases all states, so that {@link #run} starts afresh with the IR as it is then. */
  public void eraseAllStates() {
    states.clear();
    analyses.forEach(DataFlowAnalysis::forget);
  }

  /** Makes an analysis visit a point. */
  public void enqueue(ProgramPoint point, DataFlowAnalysis analysis) {
    enqueue(new Visit(point, analysis));
  }

  void enqueue(Visit visit) {
    if (outdated.add(visit) || visit.analysis.isOrderSensitive()) {
      pending.add(visit);
    }
  }

  /** Says that a state has changed, if it has. */
  public void propagateIfChanged(AnalysisState state, boolean changed) {
    if (changed) {
      state.onUpdate(this);
    }
  }
}
