// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.verify.SymbolTableCollection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that follows control from the start of blocks past their operations, through
 * branches, regions and calls (MLIR's {@code DenseForwardDataFlowAnalysis}). It needs a {@link
 * DeadCodeAnalysis} in the same solver, and for that one that finds constants, most often {@link
 * SparseConstantPropagation}. The state after an operation is that of {@link ProgramPoint#after}.
 *
 * @param <L> the state of a point
 */
public abstract non-sealed class DenseForwardAnalysis<L extends DenseLattice>
    extends DenseAnalysis<L> {
  private SymbolTableCollection tables = new SymbolTableCollection();

  /**
   * For subclasses.
   *
   * @param kind the class of the states
   */
  protected DenseForwardAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver, kind);
  }

  // --- What subclasses implement.

  /** Sets the state of a point of which nothing can be known, and propagates it. */
  protected abstract void setToEntryState(L lattice);

  /** Computes the state after an operation from that before it, and propagates it. */
  protected abstract void visitOperation(Operation op, L before, L after);

  /** Computes the state at the start of a block from that at the end of a predecessor: joins. */
  protected void visitBlockTransfer(Block block, Block predecessor, L before, L after) {
    joinAndPropagate(after, before);
  }

  /**
   * Computes the state at the start of a callable, or after a call, from that before the call, or
   * at a return: joins them, and after an external call sets the entry state.
   */
  protected void visitCallTransfer(
      CallOpInterface call, CallControlFlowAction action, L before, L after) {
    joinAndPropagate(after, before);
    if (action == CallControlFlowAction.EXTERNAL_CALLEE) {
      setToEntryState(after);
    }
  }

  /**
   * Computes the state at the start of a region, or after an operation with regions, from that
   * where control comes from: joins them.
   *
   * @param from the region that control leaves; null if it comes from before the operation
   * @param to the region that it enters; null if it continues after the operation
   */
  protected void visitRegionTransfer(
      RegionBranchOpInterface branch,
      @Nullable Region from,
      @Nullable Region to,
      L before,
      L after) {
    joinAndPropagate(after, before);
  }

  // --- Visits.

  @Override
  protected void forget() {
    super.forget();
    tables = new SymbolTableCollection();
  }

  @Override
  final void initializeAll(Operation op) {
    process(op);
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        visitBlock(block);
        block.operations().forEach(this::initialize);
      }
    }
  }

  @Override
  protected final void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.After after) {
      process(after.operation());
    } else if (point instanceof ProgramPoint.BlockStart start) {
      visitBlock(start.block());
    }
  }

  private void process(Operation op) {
    ProgramPoint point = ProgramPoint.after(op);
    if (!isLiveFor(point, op)) {
      return;
    }
    L after = lattice(point);
    L before = latticeFor(point, ProgramPoint.before(op));
    RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
    CallOpInterface call = op.as(CallOpInterface.class);
    if (branch != null) {
      visitRegionBranch(point, branch, null, after);
    } else if (call != null) {
      visitCall(call, point, before, after);
    } else {
      visitOperation(op, before, after);
    }
  }

  private void visitCall(CallOpInterface call, ProgramPoint point, L before, L after) {
    if (!solver().isInterprocedural() || isExternal(call)) {
      visitCallTransfer(call, CallControlFlowAction.EXTERNAL_CALLEE, before, after);
      return;
    }
    PredecessorState returns = predecessorsFor(point, point);
    if (!returns.allPredecessorsKnown()) {
      setToEntryState(after);
      return;
    }
    for (Operation terminator : returns.knownPredecessors()) {
      L atReturn = latticeFor(point, ProgramPoint.after(terminator));
      visitCallTransfer(call, CallControlFlowAction.EXIT_CALLEE, atReturn, after);
    }
  }

  private boolean isExternal(CallOpInterface call) {
    Operation callee = call.resolveCallable(tables);
    CallableOpInterface callable = callee == null ? null : callee.as(CallableOpInterface.class);
    return callable != null && callable.callableRegion() == null;
  }

  private void visitBlock(Block block) {
    ProgramPoint point = ProgramPoint.before(block);
    if (!isLiveFor(point, point)) {
      return;
    }
    L start = lattice(point);
    if (block.isEntryBlock()) {
      visitEntryBlock(block, point, start);
      return;
    }
    for (Block predecessor : block.predecessors()) {
      if (isLiveFor(point, new ProgramPoint.Edge(predecessor, block))) {
        Operation terminator = Objects.requireNonNull(predecessor.last());
        L before = latticeFor(point, ProgramPoint.after(terminator));
        visitBlockTransfer(block, predecessor, before, start);
      }
    }
  }

  private void visitEntryBlock(Block block, ProgramPoint point, L start) {
    Region region = Objects.requireNonNull(block.parent());
    Operation parent = Objects.requireNonNull(region.parentOp());
    CallableOpInterface callable = parent.as(CallableOpInterface.class);
    if (callable != null && region.equals(callable.callableRegion())) {
      visitCallable(callable, point, start);
      return;
    }
    RegionBranchOpInterface branch = parent.as(RegionBranchOpInterface.class);
    if (branch != null) {
      visitRegionBranch(point, branch, region, start);
    } else {
      setToEntryState(start);
    }
  }

  private void visitCallable(CallableOpInterface callable, ProgramPoint point, L start) {
    PredecessorState calls = predecessorsFor(point, ProgramPoint.after(callable.operation()));
    if (!calls.allPredecessorsKnown() || !solver().isInterprocedural()) {
      setToEntryState(start);
      return;
    }
    for (Operation op : calls.knownPredecessors()) {
      CallOpInterface call = op.as(CallOpInterface.class);
      if (call != null) {
        L before = latticeFor(point, ProgramPoint.before(op));
        visitCallTransfer(call, CallControlFlowAction.ENTER_CALLEE, before, start);
      }
    }
  }

  /** Visits a region of an operation, or the point after it if {@code to} is null. */
  private void visitRegionBranch(
      ProgramPoint point, RegionBranchOpInterface branch, @Nullable Region to, L after) {
    Operation op = branch.operation();
    for (Operation predecessor : predecessorsFor(point, point).knownPredecessors()) {
      boolean isParent = predecessor.equals(op);
      L before =
          latticeFor(
              point, isParent ? ProgramPoint.before(predecessor) : ProgramPoint.after(predecessor));
      if (to != null || isParent || op.equals(predecessor.parent())) {
        visitRegionTransfer(
            branch, isParent ? null : predecessor.parentRegion(), to, before, after);
      } else {
        joinAndPropagate(after, before);
      }
    }
  }
}
