// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Operation;
import dev.ods.trait.SymbolTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs analyses together until no state changes (MLIR's class of the same name):
 *
 * <pre>{@code
 * DataFlowSolver solver = new DataFlowSolver();
 * solver.load(DeadCodeAnalysis::new);
 * solver.load(SparseConstantPropagation::new);
 * solver.run(module);
 * ConstantLattice known = solver.lookup(value, ConstantLattice.class);
 * }</pre>
 *
 * <p>Not thread-safe. The IR must not change while there are questions.
 */
public final class DataFlowSolver {
  private final List<DataFlowAnalysis> analyses = new ArrayList<>();

  /** The states by their class and by the value or the point that they belong to. */
  private final IdentityHashMap<Class<?>, Map<Object, AnalysisState>> states =
      new IdentityHashMap<>();

  /** What changes have asked for, in order; in part by visits that came in the meantime. */
  private final Deque<Visit> pending = new ArrayDeque<>();

  /** What has changed since it was visited: one visit sees all that did until then. */
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
   * Analyzes an operation with all that is nested in it. Values that pass through calls are
   * followed if it is a symbol table, unless {@link #setInterprocedural} says that they are not.
   *
   * @throws IllegalStateException if an analysis is not loaded that another one requires
   */
  public void run(Operation top) {
    analyses.forEach(this::checkRequired);
    holdsCallees = top.name().hasTrait(SymbolTable.class);
    for (DataFlowAnalysis analysis : analyses) {
      analysis.initialize(top);
    }
    resume();
  }

  private void checkRequired(DataFlowAnalysis analysis) {
    for (Class<? extends DataFlowAnalysis> required : analysis.requiredAnalyses()) {
      if (analyses.stream().noneMatch(required::isInstance)) {
        throw new IllegalStateException(
            analysis.getClass().getSimpleName()
                + " needs "
                + required.getSimpleName()
                + ": load it into the solver, too");
      }
    }
  }

  /** Visits what depends on states that were changed since. */
  void resume() {
    while (!pending.isEmpty()) {
      Visit visit = pending.remove();
      if (outdated.remove(visit)) {
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
   * @param anchor a value or a {@link ProgramPoint}
   * @param kind its class
   */
  public <S extends AnalysisState> @Nullable S lookup(Object anchor, Class<S> kind) {
    Map<Object, AnalysisState> known = states.get(kind);
    AnalysisState state = known == null ? null : known.get(anchor);
    return state == null ? null : kind.cast(state);
  }

  /**
   * A state.
   *
   * @param anchor a value or a {@link ProgramPoint}
   * @param kind its class
   * @param maker makes its initial state
   */
  public <S extends AnalysisState> S state(Object anchor, Class<S> kind, Supplier<S> maker) {
    S known = lookup(anchor, kind);
    return known != null ? known : add(anchor, kind, maker.get());
  }

  /** Adds a state, where there is none. */
  <S extends AnalysisState> S add(Object anchor, Class<S> kind, S state) {
    Map<Object, AnalysisState> known = states.get(kind);
    if (known == null) {
      known = new HashMap<>();
      states.put(kind, known);
    }
    known.put(anchor, state);
    return state;
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
