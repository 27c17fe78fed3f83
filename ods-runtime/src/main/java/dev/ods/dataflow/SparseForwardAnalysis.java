// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.control.BranchOpInterface;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchTerminatorOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.verify.SymbolTableCollection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An analysis that follows values from their definitions to their uses, through branches, regions
 * and calls (MLIR's {@code SparseForwardDataFlowAnalysis}). It needs a {@link DeadCodeAnalysis} in
 * the same solver, and for that one that finds constants, most often {@link
 * SparseConstantPropagation}: otherwise, nothing that a branch or a region with operands leads to
 * is taken for live, and has states.
 *
 * @param <L> the state of a value
 */
public abstract non-sealed class SparseForwardAnalysis<L extends SparseLattice>
    extends SparseAnalysis<L> {
  private SymbolTableCollection tables = new SymbolTableCollection();
  private BranchEdges edges = new BranchEdges();
  private final Map<Block, List<Incoming<L>>> incoming = new HashMap<>();

  /**
   * For subclasses.
   *
   * @param kind the class of the states
   */
  protected SparseForwardAnalysis(DataFlowSolver solver, Class<L> kind) {
    super(solver, kind);
  }

  // --- What subclasses implement.

  /**
   * Joins a state with that of a value that it may be.
   *
   * @return whether the first one has changed
   */
  protected abstract boolean join(L lattice, L from);

  /** Sets the state of a value of which nothing can be known, and propagates it. */
  protected abstract void setToEntryState(L lattice);

  /** Computes the states of results from those of the operands, and propagates them. */
  protected abstract void visitOperation(Operation op, List<L> operands, List<L> results);

  /**
   * Sets the states of a call's results if the callee has no body, or calls are not followed: by
   * default, entry states, as for a call that cannot be resolved.
   */
  protected void visitExternalCall(CallOpInterface call, List<L> operands, List<L> results) {
    setAllToEntryStates(results);
  }

  /**
   * Sets the states of region arguments, or results, that control flow passes nothing to, such as
   * induction variables: by default, entry states.
   */
  protected void visitNonControlFlowInputs(
      Operation op, RegionSuccessor successor, List<Value> inputs, List<L> lattices) {
    setAllToEntryStates(lattices);
  }

  // --- For subclasses.

  /** Sets states as {@link #setToEntryState}. */
  protected final void setAllToEntryStates(List<L> lattices) {
    lattices.forEach(this::setToEntryState);
  }

  /** Joins a state with another one, and propagates it. */
  protected final void joinAndPropagate(L lattice, L from) {
    solver().propagateIfChanged(lattice, join(lattice, from));
  }

  // --- Visits.

  @Override
  protected void forget() {
    super.forget();
    tables = new SymbolTableCollection();
    edges = new BranchEdges();
    incoming.clear();
  }

  @Override
  protected final void initialize(Operation top) {
    for (int i = 0; i < top.regionCount(); i++) {
      Block entry = top.region(i).first();
      if (entry != null) {
        setAllToEntryStates(argumentLattices(entry));
      }
    }
    top.walk(
        WalkOrder.PRE,
        op -> {
          if (op.previous() == null && !op.equals(top)) {
            initializeBlock(Objects.requireNonNull(op.block()));
          }
          visitOperation(op);
          initializeEmptyBlocks(op);
          return WalkResult.CONTINUE;
        });
  }

  @Override
  final void made(Operation op) {
    setAllToEntryStates(resultLattices(op));
  }

  @Override
  final boolean concerns(Operation op) {
    return op.resultCount() != 0;
  }

  private void initializeBlock(Block block) {
    executable(ProgramPoint.before(block)).subscribe(this);
    visitBlock(block);
  }

  /** Those that are not visited with the first of their operations. */
  private void initializeEmptyBlocks(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        if (block.first() == null) {
          initializeBlock(block);
        }
      }
    }
  }

  @Override
  protected final void visit(ProgramPoint point) {
    if (point instanceof ProgramPoint.After after) {
      visitOperation(after.operation());
    } else if (point instanceof ProgramPoint.BlockStart start) {
      visitBlock(start.block());
    }
  }

  private void visitOperation(Operation op) {
    if (!concerns(op) || !isExecutable(op)) {
      return;
    }
    List<L> results = resultLattices(op);
    RegionBranchOpInterface branch = op.as(RegionBranchOpInterface.class);
    if (branch != null) {
      visitRegionSuccessors(ProgramPoint.after(op), branch, RegionSuccessor.PARENT, results);
      return;
    }
    List<L> operands = operandLattices(op);
    for (int i = 0; i < operands.size(); i++) {
      operands.get(i).subscribe(this);
    }
    CallOpInterface call = op.as(CallOpInterface.class);
    if (call == null) {
      visitOperation(op, operands, results);
    } else {
      visitCall(call, operands, results);
    }
  }

  private void visitCall(CallOpInterface call, List<L> operands, List<L> results) {
    if (!solver().isInterprocedural() || isExternal(call)) {
      visitExternalCall(call, operands, results);
      return;
    }
    ProgramPoint point = ProgramPoint.after(call.operation());
    PredecessorState predecessors = predecessorsFor(point, point);
    if (!predecessors.allPredecessorsKnown()) {
      setAllToEntryStates(results);
      return;
    }
    for (Operation terminator : predecessors.knownPredecessors()) {
      joinAll(point, results, terminator.operands());
    }
  }

  private boolean isExternal(CallOpInterface call) {
    Operation callee = call.resolveCallable(tables);
    CallableOpInterface callable = callee == null ? null : callee.as(CallableOpInterface.class);
    return callable != null && callable.callableRegion() == null;
  }

  private void joinAll(ProgramPoint point, List<L> lattices, List<Value> values) {
    for (int i = 0; i < Math.min(lattices.size(), values.size()); i++) {
      joinAndPropagate(lattices.get(i), latticeFor(point, values.get(i)));
    }
  }

  private void visitBlock(Block block) {
    if (block.argumentCount() == 0 || !executable(ProgramPoint.before(block)).isLive()) {
      return;
    }
    List<L> arguments = argumentLattices(block);
    if (block.isEntryBlock()) {
      visitEntryBlock(block, arguments);
      return;
    }
    for (Incoming<L> incoming : incoming(block)) {
      if (incoming.edge.isLive()) {
        visitEdge(incoming, block, arguments);
      }
    }
  }

  /** An edge to a block, and the states of what is forwarded, since it was seen to be live. */
  private static final class Incoming<L> {
    final Block from;
    final Executable edge;
    @Nullable List<Flow<L>> flows;

    Incoming(Block from, Executable edge) {
      this.from = from;
      this.edge = edge;
    }
  }

  /** The states for the arguments of a block from one with an index on. */
  private record Flow<L>(int produced, List<L> sources) {}

  private List<Incoming<L>> incoming(Block block) {
    return incoming.computeIfAbsent(
        block,
        to -> {
          List<Incoming<L>> all = new ArrayList<>();
          for (Block from : new LinkedHashSet<>(to.predecessors())) {
            Executable edge = executable(new ProgramPoint.Edge(from, to));
            edge.subscribe(this);
            all.add(new Incoming<>(from, edge));
          }
          return all;
        });
  }

  private void visitEntryBlock(Block block, List<L> arguments) {
    Region region = Objects.requireNonNull(block.parent());
    Operation parent = Objects.requireNonNull(region.parentOp());
    CallableOpInterface callable = parent.as(CallableOpInterface.class);
    if (callable != null && region.equals(callable.callableRegion())) {
      visitCallable(callable, block, arguments);
      return;
    }
    RegionSuccessor successor = new RegionSuccessor(region);
    RegionBranchOpInterface branch = parent.as(RegionBranchOpInterface.class);
    if (branch != null) {
      visitRegionSuccessors(ProgramPoint.before(block), branch, successor, arguments);
    } else {
      visitNonControlFlowInputs(parent, successor, block.arguments(), arguments);
    }
  }

  private void visitCallable(CallableOpInterface callable, Block entry, List<L> arguments) {
    ProgramPoint point = ProgramPoint.before(entry);
    PredecessorState calls = predecessorsFor(point, ProgramPoint.after(callable.operation()));
    if (!calls.allPredecessorsKnown() || !solver().isInterprocedural()) {
      setAllToEntryStates(arguments);
      return;
    }
    for (Operation op : calls.knownPredecessors()) {
      CallOpInterface call = op.as(CallOpInterface.class);
      if (call != null) {
        joinAll(point, arguments, call.argOperands());
      }
    }
  }

  private void visitEdge(Incoming<L> incoming, Block to, List<L> arguments) {
    List<Flow<L>> flows = incoming.flows;
    if (flows == null) {
      flows = flows(incoming.from, to);
      incoming.flows = flows;
    }
    if (flows.isEmpty()) {
      setAllToEntryStates(arguments);
    }
    for (Flow<L> flow : flows) {
      setAllToEntryStates(arguments.subList(0, flow.produced));
      int count = Math.min(arguments.size() - flow.produced, flow.sources.size());
      for (int i = 0; i < count; i++) {
        joinAndPropagate(arguments.get(flow.produced + i), flow.sources.get(i));
      }
    }
  }

  /** What flows along the edges between two blocks; empty if that is not known. */
  private List<Flow<L>> flows(Block from, Block to) {
    Operation terminator = Objects.requireNonNull(from.last());
    BranchOpInterface branch = terminator.as(BranchOpInterface.class);
    if (branch == null) {
      return List.of();
    }
    List<Flow<L>> flows = new ArrayList<>();
    List<BranchEdges.Edge> all = edges.between(branch, to);
    // As the predecessors: the newest use of the block first.
    for (int i = all.size() - 1; i >= 0; i--) {
      List<L> sources = new ArrayList<>();
      for (Value value : all.get(i).forwarded()) {
        sources.add(latticeFor(ProgramPoint.before(to), value));
      }
      flows.add(new Flow<>(branch.producedOperandCount(all.get(i).successor()), sources));
    }
    return flows;
  }

  private void visitRegionSuccessors(
      ProgramPoint point,
      RegionBranchOpInterface branch,
      RegionSuccessor successor,
      List<L> lattices) {
    PredecessorState predecessors = predecessorsFor(point, point);
    for (Operation op : predecessors.knownPredecessors()) {
      List<Value> operands;
      if (op.equals(branch.operation())) {
        operands = branch.entrySuccessorOperands(successor);
      } else {
        RegionBranchTerminatorOpInterface terminator =
            op.as(RegionBranchTerminatorOpInterface.class);
        if (terminator == null) {
          setAllToEntryStates(lattices);
          return;
        }
        operands = terminator.successorOperands(successor);
      }
      List<Value> inputs = predecessors.successorInputs(op);
      if (inputs.size() != lattices.size()) {
        List<Value> others = branch.nonSuccessorInputs(successor);
        visitNonControlFlowInputs(branch.operation(), successor, others, lattices(others));
      }
      int first = inputs.isEmpty() ? 0 : inputs.get(0).index();
      joinAll(point, lattices.subList(first, lattices.size()), operands);
    }
  }
}
