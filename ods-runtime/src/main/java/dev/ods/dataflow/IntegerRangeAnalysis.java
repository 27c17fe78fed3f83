// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.builtin.IntegerAttr;
import dev.ods.control.LoopBound;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionSuccessor;
import dev.ods.fold.APInt;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.trait.Terminator;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what numbers values may be, by {@link InferIntRangeInterface}, and the bounds of loops
 * (MLIR's analysis of the same name). It needs a {@link DeadCodeAnalysis} in the same solver; of
 * values that are always one number it says so in their {@link ConstantLattice}, as a {@link
 * SparseConstantPropagation} there does of what folds. A subclass may know more, such as in what
 * range an argument is where the analysis begins.
 */
public class IntegerRangeAnalysis extends SparseForwardAnalysis<IntegerRangeLattice> {
  /** For {@link DataFlowSolver#load}. */
  public IntegerRangeAnalysis(DataFlowSolver solver) {
    super(solver, IntegerRangeLattice.class);
  }

  @Override
  protected final IntegerRangeLattice newLattice(Value value) {
    return new IntegerRangeLattice(value);
  }

  @Override
  protected boolean join(IntegerRangeLattice lattice, IntegerRangeLattice from) {
    return lattice.join(from.range());
  }

  @Override
  protected void setToEntryState(IntegerRangeLattice lattice) {
    solver().propagateIfChanged(lattice, lattice.joinMax());
  }

  @Override
  protected void visitOperation(
      Operation op, List<IntegerRangeLattice> operands, List<IntegerRangeLattice> results) {
    InferIntRangeInterface inferring = op.as(InferIntRangeInterface.class);
    if (inferring == null) {
      setAllToEntryStates(results);
      return;
    }
    List<@Nullable IntRange> ranges = new ArrayList<>(operands.size());
    operands.forEach(operand -> ranges.add(operand.range()));
    inferring.inferResultRangesFromOptional(
        ranges,
        (value, range) -> {
          if (value.definingOp() != null) {
            joinResult(results.get(value.index()), range);
          }
        });
  }

  /** Joins a range; one that a loop carries may be anything if it grows. */
  private void joinResult(IntegerRangeLattice lattice, IntRange range) {
    boolean isKnown = lattice.range() != null;
    boolean changed = lattice.join(range);
    if (changed && isKnown && isUsedByTerminator(lattice.value())) {
      lattice.joinMax();
    }
    solver().propagateIfChanged(lattice, changed);
  }

  private static boolean isUsedByTerminator(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (use.owner().name().hasTrait(Terminator.class)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected void visitNonControlFlowInputs(
      Operation op,
      RegionSuccessor successor,
      List<Value> inputs,
      List<IntegerRangeLattice> lattices) {
    InferIntRangeInterface inferring = op.as(InferIntRangeInterface.class);
    LoopLikeOpInterface loop = op.as(LoopLikeOpInterface.class);
    if (inferring != null) {
      inferArguments(inferring, inputs);
    } else if (loop == null || !inferInductionVariables(loop)) {
      setAllToEntryStates(lattices);
    }
  }

  private void inferArguments(InferIntRangeInterface op, List<Value> inputs) {
    List<@Nullable IntRange> ranges = new ArrayList<>();
    for (Value operand : op.operation().operands()) {
      ranges.add(latticeFor(ProgramPoint.after(op.operation()), operand).range());
    }
    BiConsumer<Value, IntRange> join =
        (value, range) -> {
          if (inputs.contains(value)) {
            IntegerRangeLattice lattice = lattice(value);
            solver().propagateIfChanged(lattice, lattice.join(range));
          }
        };
    op.inferResultRangesFromOptional(ranges, join);
  }

  /** Bounds the induction variables of a loop; returns whether it has said what they are. */
  private boolean inferInductionVariables(LoopLikeOpInterface loop) {
    List<Value> variables = loop.loopInductionVars().orElse(null);
    List<LoopBound> lower = loop.loopLowerBounds().orElse(null);
    List<LoopBound> upper = loop.loopUpperBounds().orElse(null);
    List<LoopBound> steps = loop.loopSteps().orElse(null);
    if (variables == null || lower == null || upper == null || steps == null) {
      return false;
    }
    for (int i = 0; i < variables.size(); i++) {
      Value variable = variables.get(i);
      APInt from = bound(lower.get(i), variable, false);
      APInt to = bound(upper.get(i), variable, true);
      // A step that is not known counts as positive.
      boolean backwards = bound(steps.get(i), variable, true).isNegative();
      APInt min = backwards ? to : from;
      APInt max = backwards ? from : to.subtract(APInt.of(to.width(), 1));
      if (max.compareSigned(min) >= 0) {
        IntegerRangeLattice lattice = lattice(variable);
        solver().propagateIfChanged(lattice, lattice.join(IntRange.ofSigned(min, max)));
      }
    }
    return true;
  }

  private APInt bound(LoopBound bound, Value variable, boolean isUpper) {
    int width = IntRange.widthOf(variable.type());
    if (bound.constant() instanceof IntegerAttr number) {
      return APInt.of(width, number.bigValue());
    }
    Block block = Objects.requireNonNull(variable.ownerBlock());
    Value value = bound.value();
    IntRange range = value == null ? null : latticeFor(ProgramPoint.before(block), value).range();
    if (range == null) {
      return isUpper ? APInt.signedMax(width) : APInt.signedMin(width);
    }
    return isUpper ? range.smax() : range.smin();
  }
}
