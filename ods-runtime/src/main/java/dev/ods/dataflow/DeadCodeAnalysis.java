// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.trait.ReturnLike;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUses;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which blocks can be executed, and from where control comes to regions, callables and
 * calls (MLIR's analysis of the same name). Branches are decided by the {@link ConstantLattice} of
 * their operands: some analysis in the same solver says what it is, such as {@link
 * SparseConstantPropagation}, {@link IntegerRangeAnalysis} or an author's own. Without any, nothing
 * that a branch with operands leads to is live.
 */
public final class DeadCodeAnalysis extends DataFlowAnalysis {
  private SymbolTableCollection tables = new SymbolTableCollection();

  /** For {@link DataFlowSolver#load}. */
  public DeadCodeAnalysis(DataFlowSolver solver) {
    super(solver);
  }

  // --- Start.

  @Override
  protected void forget() {
    super.forget();
    tables = new SymbolTableCollection();
  }

  @Override
  protected void initialize(Operation top) {
    markEntriesLive(top);
    if (top.name().hasInterface(CallableOpInterface.class)) {
      markUnknownPredecessors(top);
    }
    initializeSymbols(top);
    top.walk(
        WalkOrder.PRE,
        op -> {
          if (hasControlFlow(op)) {
            Block block = op.block();
            if (block != null) {
              executable(ProgramPoint.before(block)).subscribe(this);
            }
            visit(op);
          }
          return WalkResult.CONTINUE;
        });
  }

  @Override
  boolean concerns(Operation op) {
    return hasControlFlow(op);
  }

  private static boolean hasControlFlow(Operation op) {
    return op.regionCount() != 0
        || op.successorCount() != 0
        || op.name().hasInterface(CallOpInterface.class)
        || isReturn(op);
  }

  /** Whether an operation is the last of a region that control returns from in a known way. */
  private static boolean isReturn(Operation op) {
    Operation parent = op.successorCount() != 0 || op.next() != null ? null : op.parent();
    return parent != null
        && (parent.name().hasInterface(RegionBranchOpInterface.class)
            || parent.name().hasInterface(CallableOpInterface.class));
  }

  private void markUnknownPredecessors(Operation op) {
    PredecessorState state = predecessors(ProgramPoint.after(op));
    solver().propagateIfChanged(state, state.setHasUnknownPredecessors());
  }

  /** Finds the callables that may be called from elsewhere, or otherwise than by a call. */
  private void initializeSymbols(Operation top) {
    Symbols.walkTables(
        top, top.block() == null, (table, visible) -> initializeSymbols(top, table, visible));
  }

  private void initializeSymbols(Operation top, Operation table, boolean allUsesVisible) {
    Block body = table.region(0).first();
    boolean found = false;
    for (Operation op : body == null ? List.<Operation>of() : body.operations()) {
      CallableOpInterface callable = op.as(CallableOpInterface.class);
      if (callable != null && callable.callableRegion() != null && Symbols.isSymbol(op)) {
        found = true;
        Symbols.Visibility visibility = Symbols.visibility(op);
        if (visibility == Symbols.Visibility.PUBLIC
            || (!allUsesVisible && visibility == Symbols.Visibility.NESTED)) {
          markUnknownPredecessors(op);
        }
      }
    }
    if (found && !new SymbolUses((user, use) -> markUse(top, user, use)).findInRegionsOf(table)) {
      top.walk(
          op -> {
            if (op.name().hasInterface(CallableOpInterface.class)) {
              markUnknownPredecessors(op);
            }
          });
    }
  }

  private void markUse(Operation top, Operation user, SymbolRefAttr reference) {
    if (!user.name().hasInterface(CallOpInterface.class)) {
      Operation symbol = top.regionCount() == 0 ? null : tables.lookup(top, reference);
      if (symbol != null) {
        markUnknownPredecessors(symbol);
      }
    }
  }

  // --- Marks.

  private void markLive(ProgramPoint point) {
    Executable state = executable(point);
    solver().propagateIfChanged(state, state.setToLive());
  }

  private void markEntriesLive(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      if (entry != null) {
        markLive(ProgramPoint.before(entry));
      }
    }
  }

  private void markEdgeLive(Block from, Block to) {
    markLive(ProgramPoint.before(to));
    markLive(new ProgramPoint.Edge(from, to));
  }

  // --- Visits.

  @Override
  boolean seesAllChanges() {
    return true;
  }

  @Override
  protected void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.After after) {
      visit(after.operation());
    }
  }

  private void visit(Operation op) {
    if (!isExecutable(op)) {
      return;
    }
    CallOpInterface call = op.as(CallOpInterface.class);
    if (call != null) {
      visitCall(call);
    }
    if (op.regionCount() != 0) {
      visitRegions(op);
    }
    if (isReturn(op)) {
      visitReturn(op);
    }
    if (op.successorCount() != 0) {
      visitBranch(op);
    }
  }

  private void visitCall(CallOpInterface call) {
    Operation op = call.operation();
    // Without a symbol table callees are outside, where others may be changing them.
    Operation callee = solver().holdsCallees() ? call.resolveCallable(tables) : null;
    if (callee != null && Symbols.isSymbol(callee) && isHere(callee)) {
      PredecessorState calls = predecessors(ProgramPoint.after(callee));
      solver().propagateIfChanged(calls, calls.join(op));
    } else {
      markUnknownPredecessors(op);
    }
  }

  private static boolean isHere(Operation callee) {
    CallableOpInterface callable = callee.as(CallableOpInterface.class);
    return callable == null || callable.callableRegion() != null;
  }

  private void visitRegions(Operation op) {
    RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
    if (branch != null) {
      List<@Nullable Attribute> operands = constants(op);
      if (operands != null) {
        visitEdges(branch, op, branch.entrySuccessorRegions(operands));
      }
      return;
    }
    ProgramPoint point = ProgramPoint.after(op);
    if (op.name().hasInterface(CallableOpInterface.class)) {
      PredecessorState calls = predecessorsFor(point, point);
      if (calls.allPredecessorsKnown() && calls.knownPredecessors().isEmpty()) {
        return;
      }
    }
    markEntriesLive(op);
  }

  private void visitEdges(
      RegionBranchOpInterface branch, Operation from, List<RegionSuccessor> successors) {
    for (RegionSuccessor successor : successors) {
      Region region = successor.region();
      Block entry = region == null ? null : region.first();
      if (region != null && entry == null) {
        continue;
      }
      ProgramPoint point =
          entry == null ? ProgramPoint.after(branch.operation()) : ProgramPoint.before(entry);
      markLive(point);
      PredecessorState predecessors = predecessors(point);
      solver()
          .propagateIfChanged(
              predecessors, predecessors.join(from, branch.successorInputs(successor)));
    }
  }

  private void visitReturn(Operation op) {
    Operation parent = Objects.requireNonNull(op.parent());
    RegionBranchOpInterface branch = parent.as(RegionBranchOpInterface.class);
    if (branch == null) {
      visitCallableReturn(op, parent);
      return;
    }
    RegionBranchTerminatorOpInterface terminator = op.as(RegionBranchTerminatorOpInterface.class);
    List<@Nullable Attribute> operands = constants(op);
    if (terminator != null && operands != null) {
      visitEdges(branch, op, terminator.successorRegions(operands));
    }
  }

  private void visitCallableReturn(Operation op, Operation callable) {
    boolean returns = op.name().hasTrait(ReturnLike.class);
    PredecessorState calls = predecessorsFor(ProgramPoint.after(op), ProgramPoint.after(callable));
    for (Operation call : calls.knownPredecessors()) {
      PredecessorState predecessors = predecessors(ProgramPoint.after(call));
      solver()
          .propagateIfChanged(
              predecessors,
              returns ? predecessors.join(op) : predecessors.setHasUnknownPredecessors());
    }
  }

  private void visitBranch(Operation op) {
    Block block = Objects.requireNonNull(op.block());
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    Block only = null;
    if (branch != null) {
      List<@Nullable Attribute> operands = constants(op);
      if (operands == null) {
        return;
      }
      only = branch.successorForOperands(operands);
    }
    if (only != null) {
      markEdgeLive(block, only);
      return;
    }
    for (int i = 0; i < op.successorCount(); i++) {
      markEdgeLive(block, op.successor(i));
    }
  }

  /**
   * The constants that operands are; null if nothing is known of one yet, whose first change then
   * is the next reason to ask.
   */
  private @Nullable List<@Nullable Attribute> constants(Operation op) {
    List<@Nullable Attribute> constants = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      ConstantLattice lattice = ConstantLattice.of(operand, solver());
      lattice.subscribe(this);
      if (lattice.isUninitialized()) {
        return null;
      }
      constants.add(lattice.constant());
    }
    return constants;
  }
}
