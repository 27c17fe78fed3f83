// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.ReturnLike;
import dev.ods.verify.SymbolTableCollection;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that follows values from their uses to their definitions, through branches, regions
 * and calls (MLIR's {@code SparseBackwardDataFlowAnalysis}). It needs a {@link DeadCodeAnalysis} in
 * the same solver, and for that one that finds constants, most often {@link
 * SparseConstantPropagation}: otherwise, nothing that a branch or a region with operands leads to
 * is taken for live, and has states.
 *
 * @param <L> the state of a value
 */
public abstract non-sealed class SparseBackwardAnalysis<L extends SparseLattice>
    extends SparseAnalysis<L> {
  private SymbolTableCollection tables = new SymbolTableCollection();

  /**
   * For subclasses.
   *
   * @param kind the class of the states
   */
  protected SparseBackwardAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver, kind);
  }

  // --- What subclasses implement.

  /**
   * Meets a state with that of a value that it becomes.
   *
   * @return whether the first one has changed
   */
  protected abstract boolean meet(L lattice, L with);

  /** Sets the state of a value that leaves what is analyzed, and propagates it. */
  protected abstract void setToExitState(L lattice);

  /** Computes the states of operands from those of the results, and propagates them. */
  protected abstract void visitOperation(Operation op, List<L> operands, List<L> results);

  /** Visits an operand of a branch or a terminator that is passed nowhere, such as a condition. */
  protected abstract void visitBranchOperand(OpOperand operand);

  /** Visits an operand of a call that is passed to no known argument. */
  protected abstract void visitCallOperand(OpOperand operand);

  /**
   * Sets the states of a call's operands if the callee has no body, or calls are not followed: by
   * default, visits each by {@link #visitCallOperand}. A call that cannot be resolved is visited
   * like other operations.
   */
  protected void visitExternalCall(CallOpInterface call, List<L> operands, List<L> results) {
    visitCallOperands(call.operation(), new BitSet());
  }

  /** Visits arguments of a region that control flow passes nothing to: by default, not at all. */
  protected void visitNonControlFlowArguments(RegionSuccessor successor, List<Value> arguments) {}

  // --- For subclasses.

  /** Meets a state with another one, and propagates it. */
  protected final void meetAndPropagate(L lattice, L with) {
    solver().propagateIfChanged(lattice, meet(lattice, with));
  }

  /** Sets states as {@link #setToExitState}. */
  protected final void setAllToExitStates(List<L> lattices) {
    lattices.forEach(this::setToExitState);
  }

  // --- Visits.

  @Override
  protected void forget() {
    super.forget();
    tables = new SymbolTableCollection();
  }

  @Override
  protected final void initialize(Operation top) {
    // Users first: few visits are repeated.
    List<Operation> order = new ArrayList<>();
    top.walk(order::add);
    for (int last = order.size() - 1; last >= 0; last--) {
      Operation op = order.get(last);
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          executable(ProgramPoint.before(block)).subscribe(this);
        }
      }
      visitOperation(op);
    }
  }

  /**
   * It is not, as states change in one direction only. So an operation with many values is visited
   * once for those that have changed since, not once for each.
   */
  @Override
  final boolean isOrderSensitive() {
    return false;
  }

  @Override
  protected final void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.After after) {
      visitOperation(after.operation());
    }
  }

  private void visitOperation(Operation op) {
    if (!isExecutable(op)) {
      return;
    }
    List<L> operands = operandLattices(op);
    List<L> results = resultLattices(op);
    addDependencies(results, op);
    RegionBranchOpInterface regions = op.as(RegionBranchOpInterface.class);
    if (regions != null) {
      visitRegions(regions);
      return;
    }
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    if (branch != null) {
      visitBranch(branch);
      return;
    }
    CallOpInterface call = op.as(CallOpInterface.class);
    if (call != null && visitCall(call, operands, results)) {
      return;
    }
    if (!visitReturn(op, operands)) {
      visitOperation(op, operands, results);
    }
  }

  private void visitRest(Operation op, BitSet forwarded) {
    for (int i = forwarded.nextClearBit(0);
        i < op.operandCount();
        i = forwarded.nextClearBit(i + 1)) {
      visitBranchOperand(op.opOperand(i));
    }
  }

  private void visitBranch(BranchOpInterface branch) {
    Operation op = branch.operation();
    ProgramPoint point = ProgramPoint.after(op);
    BitSet forwarded = new BitSet();
    List<ValueRange> all = branch.allSuccessorOperands();
    for (int i = 0; i < all.size(); i++) {
      ValueRange operands = all.get(i);
      ValueRange arguments = op.successor(i).arguments();
      int produced = branch.producedOperandCount(i);
      for (int j = 0; j < operands.size(); j++) {
        forwarded.set(operands.firstOperandIndex() + j);
        meetAndPropagate(lattice(operands.get(j)), latticeFor(point, arguments.get(produced + j)));
      }
    }
    visitRest(op, forwarded);
  }

  private boolean visitCall(CallOpInterface call, List<L> operands, List<L> results) {
    Operation op = call.operation();
    Operation callee = call.resolveCallable(tables);
    CallableOpInterface callable = callee == null ? null : callee.as(CallableOpInterface.class);
    if (callable == null) {
      return false;
    }
    Region region = solver().isInterprocedural() ? callable.callableRegion() : null;
    Block entry = region == null ? null : region.first();
    if (entry == null) {
      visitExternalCall(call, operands, results);
      return true;
    }
    BitSet forwarded = new BitSet();
    ValueRange arguments = call.argOperands();
    for (int i = 0; i < Math.min(arguments.size(), entry.argumentCount()); i++) {
      forwarded.set(arguments.firstOperandIndex() + i);
      meetAndPropagate(
          lattice(arguments.get(i)), latticeFor(ProgramPoint.after(op), entry.argument(i)));
    }
    visitCallOperands(op, forwarded);
    return true;
  }

  private void visitCallOperands(Operation op, BitSet forwarded) {
    for (int i = forwarded.nextClearBit(0);
        i < op.operandCount();
        i = forwarded.nextClearBit(i + 1)) {
      visitCallOperand(op.opOperand(i));
    }
  }

  /** Visits a terminator that passes values on; returns false if the operation is none. */
  private boolean visitReturn(Operation op, List<L> operands) {
    Operation parent = op.parent();
    if (parent == null) {
      return false;
    }
    RegionBranchOpInterface regions = parent.as(RegionBranchOpInterface.class);
    if (regions != null && op.name().hasInterface(RegionBranchTerminatorOpInterface.class)) {
      visitRest(op, visitForwarded(regions, new RegionBranchPoint(op), op));
      return true;
    }
    if (op.name().hasTrait(ReturnLike.class)
        && parent.name().hasInterface(CallableOpInterface.class)) {
      visitCallableReturn(op, parent, operands);
      return true;
    }
    return false;
  }

  private void visitCallableReturn(Operation op, Operation callable, List<L> operands) {
    ProgramPoint point = ProgramPoint.after(op);
    PredecessorState calls = predecessorsFor(point, ProgramPoint.after(callable));
    if (!calls.allPredecessorsKnown()) {
      setAllToExitStates(operands);
      return;
    }
    for (Operation call : calls.knownPredecessors()) {
      for (int i = 0; i < Math.min(operands.size(), call.resultCount()); i++) {
        meetAndPropagate(operands.get(i), latticeFor(point, call.result(i)));
      }
    }
  }

  private void visitRegions(RegionBranchOpInterface branch) {
    Operation op = branch.operation();
    BitSet forwarded = visitForwarded(branch, RegionBranchPoint.PARENT, op);
    List<@Nullable Attribute> unknown = Collections.nCopies(op.operandCount(), null);
    for (RegionSuccessor successor : branch.entrySuccessorRegions(unknown)) {
      if (!successor.isParent()) {
        visitNonControlFlowArguments(successor, branch.nonSuccessorInputs(successor));
      }
    }
    visitRest(op, forwarded);
  }

  /** Follows what a branch point forwards; returns which operands that are. */
  private BitSet visitForwarded(
      RegionBranchOpInterface branch, RegionBranchPoint point, Operation op) {
    BitSet forwarded = new BitSet();
    for (RegionSuccessor successor : branch.successorRegions(point)) {
      ValueRange operands = branch.successorOperands(point, successor);
      List<Value> inputs = branch.successorInputs(successor);
      for (int i = 0; i < Math.min(operands.size(), inputs.size()); i++) {
        forwarded.set(operands.firstOperandIndex() + i);
        meetAndPropagate(
            lattice(operands.get(i)), latticeFor(ProgramPoint.after(op), inputs.get(i)));
      }
    }
    return forwarded;
  }
}
