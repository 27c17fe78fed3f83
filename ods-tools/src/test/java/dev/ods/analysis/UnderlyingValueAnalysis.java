// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.SparseForwardAnalysis;
import dev.ods.dataflow.SparseLattice;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Which value one stands for, through branches, regions and calls, as in MLIR's tests. */
@SuppressWarnings("NullableOptional") // Null is what is not known yet.
final class UnderlyingValueAnalysis extends SparseForwardAnalysis<UnderlyingValueAnalysis.State> {
  UnderlyingValueAnalysis(DataFlowSolver solver) {
    super(solver, State.class);
  }

  /** Of a value. */
  static final class State extends SparseLattice {
    /** Null if not known yet, empty if there are several. */
    private @Nullable Optional<Value> underlying;

    State(Value value) {
      super(value);
    }

    private boolean join(@Nullable Optional<Value> other) {
      Optional<Value> before = underlying;
      if (before == null) {
        underlying = other;
      } else if (other != null && !before.equals(other)) {
        underlying = Optional.empty();
      }
      return !Objects.equals(before, underlying);
    }
  }

  @Override
  protected State newLattice(Value value) {
    return new State(value);
  }

  @Override
  protected boolean join(State lattice, State from) {
    return lattice.join(from.underlying);
  }

  @Override
  protected void setToEntryState(State lattice) {
    solver().propagateIfChanged(lattice, lattice.join(Optional.of(lattice.value())));
  }

  @Override
  protected void visitOperation(Operation op, List<State> operands, List<State> results) {
    setAllToEntryStates(results);
  }

  /** Null if not known yet, and, as in MLIR's tests, if there are several. */
  static @Nullable Value mostUnderlying(Value value, Function<Value, @Nullable State> states) {
    Value at = value;
    while (true) {
      State state = states.apply(at);
      if (state == null || state.underlying == null || state.underlying.isEmpty()) {
        return null;
      }
      Value next = state.underlying.get();
      if (next.equals(at)) {
        return at;
      }
      at = next;
    }
  }
}
