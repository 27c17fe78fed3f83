// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.analysis.UnderlyingValueAnalysis.State;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DenseBackwardAnalysis;
import dev.ods.dataflow.DenseForwardAnalysis;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The analyses of MLIR's passes {@code test-last-modified} and {@code test-next-access}. */
final class AccessAnalyses {
  private AccessAnalyses() {}

  /** What has modified memory last. */
  static final class LastModified extends DenseForwardAnalysis<AdjacentAccess> {
    LastModified(DataFlowSolver solver) {
      super(solver, AdjacentAccess.class);
    }

    @Override
    protected AdjacentAccess newLattice(ProgramPoint point) {
      return new AdjacentAccess(point);
    }

    @Override
    protected boolean join(AdjacentAccess lattice, AdjacentAccess other) {
      return lattice.join(other);
    }

    @Override
    protected void setToEntryState(AdjacentAccess lattice) {
      solver().propagateIfChanged(lattice, lattice.reset());
    }

    @Override
    protected void visitOperation(Operation op, AdjacentAccess before, AdjacentAccess after) {
      Effects effects =
          Effects.of(
              op,
              value ->
                  stateFor(ProgramPoint.after(op), value, State.class, () -> new State(value)));
      if (effects == null) {
        setToEntryState(after);
        return;
      } else if (effects.values == null) {
        return;
      }
      boolean changed = after.join(before);
      for (int i = 0; i < effects.all.size(); i++) {
        if (effects.all.get(i).effect() != MemoryEffect.READ) {
          changed |= after.set(effects.values.get(i), op);
        }
      }
      solver().propagateIfChanged(after, changed);
    }
  }

  /** What will access memory next. */
  static final class NextAccess extends DenseBackwardAnalysis<AdjacentAccess> {
    NextAccess(DataFlowSolver solver) {
      super(solver, AdjacentAccess.class);
    }

    @Override
    protected AdjacentAccess newLattice(ProgramPoint point) {
      return new AdjacentAccess(point);
    }

    @Override
    protected boolean join(AdjacentAccess lattice, AdjacentAccess other) {
      return lattice.join(other);
    }

    @Override
    protected void setToExitState(AdjacentAccess lattice) {
      solver().propagateIfChanged(lattice, lattice.setKnownToUnknown());
    }

    @Override
    protected void visitOperation(Operation op, AdjacentAccess after, AdjacentAccess before) {
      Effects effects =
          Effects.of(
              op,
              value ->
                  stateFor(ProgramPoint.before(op), value, State.class, () -> new State(value)));
      if (effects == null) {
        setToExitState(before);
        return;
      } else if (effects.values == null) {
        return;
      }
      boolean changed = before.join(after);
      for (Value value : effects.values) {
        changed |= before.set(value, op);
      }
      solver().propagateIfChanged(before, changed);
    }
  }

  /** The effects of an operation, and what they are on; null values if not known yet. */
  private record Effects(List<EffectInstance> all, @Nullable List<Value> values) {
    interface States {
      State of(Value value);
    }

    /** Null if nothing is known of the effects. */
    static @Nullable Effects of(Operation op, States states) {
      MemoryEffectsOpInterface memory = op.as(MemoryEffectsOpInterface.class);
      if (memory == null) {
        return null;
      }
      List<EffectInstance> all = memory.memoryEffects();
      List<Value> values = new ArrayList<>();
      for (EffectInstance effect : all) {
        Value on = effect.value();
        if (on == null) {
          return null;
        }
        Value underlying = UnderlyingValueAnalysis.mostUnderlying(on, states::of);
        if (underlying == null) {
          return new Effects(all, null);
        }
        values.add(underlying);
      }
      return new Effects(all, values);
    }
  }
}
