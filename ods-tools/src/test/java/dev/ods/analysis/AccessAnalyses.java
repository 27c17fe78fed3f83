// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import dev.ods.analysis.UnderlyingValueAnalysis.State;
import dev.ods.builtin.BoolAttr;
import dev.ods.control.CallOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.dataflow.CallControlFlowAction;
import dev.ods.dataflow.DataFlowSolver;
import dev.ods.dataflow.DenseBackwardAnalysis;
import dev.ods.dataflow.DenseForwardAnalysis;
import dev.ods.dataflow.ProgramPoint;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The analyses of MLIR's passes {@code test-last-modified} and {@code test-next-access}. */
final class AccessAnalyses {
  private AccessAnalyses() {}

  /** What has modified memory last. */
  static final class LastModified extends DenseForwardAnalysis<AdjacentAccess> {
    private final boolean externalWrites;

    LastModified(DataFlowSolver solver, boolean externalWrites) {
      super(solver, AdjacentAccess.class);
      this.externalWrites = externalWrites;
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

    @Override
    protected void visitCallTransfer(
        CallOpInterface call,
        CallControlFlowAction action,
        AdjacentAccess before,
        AdjacentAccess after) {
      Operation op = call.operation();
      if (action == CallControlFlowAction.EXTERNAL_CALLEE && externalWrites) {
        ProgramPoint point = ProgramPoint.after(op);
        List<Value> values =
            underlying(call, value -> stateFor(point, value, State.class, () -> new State(value)));
        if (values != null) {
          boolean changed = after.join(before);
          for (Value value : values) {
            changed |= after.set(value, op);
          }
          solver().propagateIfChanged(after, changed);
        }
      } else if (stores(op, action, CallControlFlowAction.ENTER_CALLEE)) {
        visitOperation(op, before, after);
      } else {
        super.visitCallTransfer(call, action, before, after);
      }
    }

    @Override
    protected void visitRegionTransfer(
        RegionBranchOpInterface branch,
        @Nullable Region from,
        @Nullable Region to,
        AdjacentAccess before,
        AdjacentAccess after) {
      Boolean first = storesFirst(branch.operation(), "store_before_region");
      if (first != null && ((to == null && !first) || (from == null && first))) {
        visitOperation(branch.operation(), before, after);
      }
      super.visitRegionTransfer(branch, from, to, before, after);
    }
  }

  /** Whether an operation says that it stores before or after something else; null if neither. */
  private static @Nullable Boolean storesFirst(Operation op, String attribute) {
    return op.attribute(attribute) instanceof BoolAttr first ? first.booleanValue() : null;
  }

  private static boolean stores(
      Operation call, CallControlFlowAction action, CallControlFlowAction entering) {
    Boolean first = storesFirst(call, "store_before_call");
    return first != null
        && action != CallControlFlowAction.EXTERNAL_CALLEE
        && first == (action == entering);
  }

  /** What the arguments of a call stand for; null if that is not known. */
  private static @Nullable List<Value> underlying(CallOpInterface call, Effects.States states) {
    List<Value> values = new ArrayList<>();
    for (Value argument : call.argOperands()) {
      Value value = UnderlyingValueAnalysis.mostUnderlying(argument, states::of);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values;
  }

  /** What will access memory next. */
  static final class NextAccess extends DenseBackwardAnalysis<AdjacentAccess> {
    private final boolean externalReads;

    NextAccess(DataFlowSolver solver, boolean externalReads) {
      super(solver, AdjacentAccess.class);
      this.externalReads = externalReads;
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

    @Override
    protected void visitCallTransfer(
        CallOpInterface call,
        CallControlFlowAction action,
        AdjacentAccess after,
        AdjacentAccess before) {
      Operation op = call.operation();
      if (action == CallControlFlowAction.EXTERNAL_CALLEE && externalReads) {
        ProgramPoint point = ProgramPoint.before(op);
        List<Value> values =
            underlying(call, value -> stateFor(point, value, State.class, () -> new State(value)));
        if (values != null) {
          boolean changed = before.join(after);
          for (Value value : values) {
            changed |= before.set(value, op);
          }
          solver().propagateIfChanged(before, changed);
        }
      } else if (stores(op, action, CallControlFlowAction.ENTER_CALLEE)) {
        visitOperation(op, after, before);
      } else {
        super.visitCallTransfer(call, action, after, before);
      }
    }

    @Override
    protected void visitRegionTransfer(
        RegionBranchOpInterface branch,
        RegionBranchPoint from,
        RegionSuccessor to,
        AdjacentAccess after,
        AdjacentAccess before) {
      Boolean first = storesFirst(branch.operation(), "store_before_region");
      boolean isOnce = branch.operation().name().value().equals("test.store_with_a_region");
      if (first != null && isOnce && (first ? from.isParent() : to.isParent())) {
        visitOperation(branch.operation(), after, before);
      } else {
        super.visitRegionTransfer(branch, from, to, after, before);
      }
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
