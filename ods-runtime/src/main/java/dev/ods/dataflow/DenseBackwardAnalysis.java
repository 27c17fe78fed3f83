// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.trait.Terminator;
import dev.ods.verify.SymbolTableCollection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that follows control from the end of blocks back past their operations, through
 * branches, regions and calls (MLIR's {@code DenseBackwardDataFlowAnalysis}). It needs a {@link
 * DeadCodeAnalysis} in the same solver, and for that one that finds constants, most often {@link
 * SparseConstantPropagation}. The state before an operation is that of {@link
 * ProgramPoint#before(Operation)}.
 *
 * @param <L> the state of a point
 */
public abstract non-sealed class DenseBackwardAnalysis<L extends DenseLattice>
    extends DenseAnalysis<L> {
  private SymbolTableCollection tables = new SymbolTableCollection();

  /**
   * For subclasses.
   *
   * @param kind the class of the states
   */
  protected DenseBackwardAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver, kind);
  }

  // --- What subclasses implement.

  /** Sets the state of a point after which nothing can be known, and propagates it. */
  protected abstract void setToExitState(L lattice);

  /** Computes the state before an operation from that after it, and propagates it. */
  protected abstract void visitOperation(Operation op, L after, L before);

  /** Computes the state at the end of a block from that at the start of a successor: joins. */
  protected void visitBlockTransfer(Block block, Block successor, L after, L before) {
    joinAndPropagate(before, after);
  }

  /**
   * Computes the state before a call, or at the end of a callable, from that at the start of the
   * callable, or after a call: joins them, and before an external call sets the exit state.
   */
  protected void visitCallTransfer(
      CallOpInterface call, CallControlFlowAction action, L after, L before) {
    joinAndPropagate(before, after);
    if (action == CallControlFlowAction.EXTERNAL_CALLEE) {
      setToExitState(before);
    }
  }

  /**
   * Computes the state at a branch point of an operation with regions from that where control
   * continues: joins them.
   */
  protected void visitRegionTransfer(
      RegionBranchOpInterface branch,
      RegionBranchPoint from,
      RegionSuccessor to,
      L after,
      L before) {
    joinAndPropagate(before, after);
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
        visitEnd(block);
        for (Operation nested = block.last(); nested != null; nested = nested.previous()) {
          initialize(nested);
        }
      }
    }
  }

  /** The point before an operation is that after the previous one, or the start of the block. */
  @Override
  protected final void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.BeforeRoot root) {
      process(root.operation());
    } else if (point instanceof ProgramPoint.After after) {
      Block block = after.operation().block();
      if (block != null) {
        visitBefore(after.operation().next(), block);
      }
    } else if (point instanceof ProgramPoint.BlockStart start) {
      visitBefore(start.block().first(), start.block());
    }
  }

  private void visitBefore(@Nullable Operation next, Block block) {
    if (next == null) {
      visitEnd(block);
    } else {
      process(next);
    }
  }

  private void process(Operation op) {
    ProgramPoint point = ProgramPoint.before(op);
    if (!isLiveFor(point, op)) {
      return;
    }
    L before = lattice(point);
    L after = latticeFor(point, ProgramPoint.after(op));
    RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
    CallOpInterface call = op.as(CallOpInterface.class);
    if (branch != null) {
      visitRegionBranch(point, branch, RegionBranchPoint.PARENT, before);
    } else if (call != null) {
      visitCall(call, point, after, before);
    } else {
      visitOperation(op, after, before);
    }
  }

  private void visitCall(CallOpInterface call, ProgramPoint point, L after, L before) {
    if (!solver().isInterprocedural()) {
      visitCallTransfer(call, CallControlFlowAction.EXTERNAL_CALLEE, after, before);
      return;
    }
    Operation callee = call.resolveCallable(tables);
    CallableOpInterface callable = callee == null ? null : callee.as(CallableOpInterface.class);
    if (callable == null) {
      setToExitState(before);
      return;
    }
    Region region = callable.callableRegion();
    Block entry = region == null ? null : region.first();
    if (entry == null) {
      visitCallTransfer(call, CallControlFlowAction.EXTERNAL_CALLEE, after, before);
    } else {
      L atEntry = latticeFor(point, ProgramPoint.before(entry));
      visitCallTransfer(call, CallControlFlowAction.ENTER_CALLEE, atEntry, before);
    }
  }

  private void visitEnd(Block block) {
    ProgramPoint point = ProgramPoint.end(block);
    if (!isLiveFor(point, ProgramPoint.before(block))) {
      return;
    }
    L end = lattice(point);
    if (isExit(block)) {
      visitExit(block, point, end);
      return;
    }
    for (int i = 0; i < block.successorCount(); i++) {
      Block successor = block.successor(i);
      if (isLiveFor(point, new ProgramPoint.Edge(block, successor))) {
        visitBlockTransfer(
            block, successor, latticeFor(point, ProgramPoint.before(successor)), end);
      }
    }
  }

  /** Whether control may leave the region of a block at its end. */
  private static boolean isExit(Block block) {
    Operation last = block.last();
    return last == null
        || !last.name().mightHaveTrait(Terminator.class)
        || last.as(RegionBranchTerminatorOpInterface.class) != null;
  }

  private void visitExit(Block block, ProgramPoint point, L end) {
    Region region = Objects.requireNonNull(block.parent());
    Operation parent = Objects.requireNonNull(region.parentOp());
    CallableOpInterface callable = parent.as(CallableOpInterface.class);
    if (callable != null && region.equals(callable.callableRegion())) {
      visitReturn(callable, point, end);
      return;
    }
    RegionBranchOpInterface branch = parent.as(RegionBranchOpInterface.class);
    Operation terminator = block.last();
    if (branch != null
        && terminator != null
        && terminator.as(RegionBranchTerminatorOpInterface.class) != null) {
      visitRegionBranch(point, branch, new RegionBranchPoint(terminator), end);
    } else {
      setToExitState(end);
    }
  }

  private void visitReturn(CallableOpInterface callable, ProgramPoint point, L end) {
    PredecessorState calls = predecessorsFor(point, ProgramPoint.after(callable.operation()));
    if (!calls.allPredecessorsKnown() || !solver().isInterprocedural()) {
      setToExitState(end);
      return;
    }
    for (Operation op : calls.knownPredecessors()) {
      CallOpInterface call = op.as(CallOpInterface.class);
      if (call != null) {
        L after = latticeFor(point, ProgramPoint.after(op));
        visitCallTransfer(call, CallControlFlowAction.EXIT_CALLEE, after, end);
      }
    }
  }

  private void visitRegionBranch(
      ProgramPoint point, RegionBranchOpInterface branch, RegionBranchPoint from, L before) {
    ProgramPoint afterBranch = ProgramPoint.after(branch.operation());
    for (RegionSuccessor successor : branch.successorRegions(from)) {
      Block entry = successor.region() == null ? null : successor.region().first();
      if (entry == null) {
        visitRegionTransfer(branch, from, successor, latticeFor(point, afterBranch), before);
      } else if (isLiveFor(point, ProgramPoint.before(entry))) {
        L after = latticeFor(point, ProgramPoint.before(entry));
        visitRegionTransfer(branch, from, successor, after, before);
      }
    }
  }
}
