// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.LoopInvariantCode;
import dev.ods.rewrite.Rewriter;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.subset.SubsetExtractionOpInterface;
import dev.ods.subset.SubsetInsertionOpInterface;
import dev.ods.subset.SubsetOpInterface;
import dev.ods.trait.Terminator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Moves pairs of operations that extract the same part of a tensor in each iteration, and insert
 * another one in its place, out of a loop, which then carries the part (MLIR's utility {@code
 * hoistLoopInvariantSubsets}).
 */
final class SubsetHoisting {
  private final Rewriter rewriter;
  private LoopLikeOpInterface loop;
  private int hoisted;

  private SubsetHoisting(LoopLikeOpInterface loop) {
    this.loop = loop;
    this.rewriter = Rewriter.before(loop.operation());
  }

  /**
   * Moves them out of a loop. What has been moved for one tensor may make it possible for the part,
   * which the loop carries now.
   *
   * @return how many pairs were moved
   */
  static int hoist(LoopLikeOpInterface loop) {
    SubsetHoisting hoisting = new SubsetHoisting(loop);
    for (int i = 0; i < hoisting.loop.regionIterArgs().size(); i++) {
      hoisting.hoistFor(i);
    }
    return hoisting.hoisted;
  }

  private void hoistFor(int index) {
    MatchingSubsets subsets = new MatchingSubsets();
    if (!collect(new CarriedValue(loop, index), true, subsets)) {
      return;
    }
    for (MatchingSubsets.Pair pair : subsets.hoistable()) {
      SubsetExtractionOpInterface extraction = Objects.requireNonNull(pair.extraction());
      SubsetInsertionOpInterface insertion = Objects.requireNonNull(pair.insertion());
      if (isInvariant(extraction, insertion) && !hoist(index, extraction, insertion)) {
        return;
      }
    }
  }

  // --- Which there are.

  /**
   * Collects the operations on parts of a tensor from the beginning of an iteration to its end.
   *
   * @param isHoistable whether they may be moved; otherwise they are in a nested loop
   * @return whether there are no other operations, and the last tensor is passed on
   */
  private static boolean collect(CarriedValue carried, boolean isHoistable, MatchingSubsets into) {
    Value value = carried.argument();
    for (OpOperand end = terminatorUse(value); end == null; end = terminatorUse(value)) {
      Value next = next(value, isHoistable, into);
      if (next == null) {
        return false;
      }
      value = next;
    }
    return carried.isYieldedBy(Objects.requireNonNull(terminatorUse(value)));
  }

  private static @Nullable OpOperand terminatorUse(Value value) {
    OpOperand use = value.firstUse();
    return use != null && use.nextUse() == null && use.owner().name().hasTrait(Terminator.class)
        ? use
        : null;
  }

  /** The tensor after the only operation that changes it; null if there are others, or none. */
  private static @Nullable Value next(Value value, boolean isHoistable, MatchingSubsets into) {
    Value next = null;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      LoopLikeOpInterface nested = use.owner().as(LoopLikeOpInterface.class);
      SubsetOpInterface part = use.owner().as(SubsetOpInterface.class);
      Value after;
      if (nested != null) {
        after = afterLoop(nested, use, into);
      } else if (part == null) {
        return null;
      } else {
        into.add(part, isHoistable);
        if (!(part instanceof SubsetInsertionOpInterface insertion)) {
          continue;
        }
        after = afterInsertion(insertion, use);
      }
      if (after == null || next != null) {
        return null;
      }
      next = after;
    }
    return next;
  }

  private static @Nullable Value afterLoop(
      LoopLikeOpInterface nested, OpOperand use, MatchingSubsets into) {
    CarriedValue carried = CarriedValue.ofInit(nested, use);
    return carried != null && collect(carried, false, into) ? carried.result() : null;
  }

  private static @Nullable Value afterInsertion(SubsetInsertionOpInterface op, OpOperand use) {
    DestinationStyleOpInterface style = op.operation().as(DestinationStyleOpInterface.class);
    return style != null && style.hasPureTensorSemantics() && use.equals(op.destinationOperand())
        ? op.updatedDestination()
        : null;
  }

  private boolean isInvariant(
      SubsetExtractionOpInterface extraction, SubsetInsertionOpInterface insertion) {
    return LoopInvariantCode.isInvariant(
            extraction.operation(),
            operand -> isOutside(operand) || operand.equals(extraction.sourceOperand()))
        && LoopInvariantCode.isInvariant(
            insertion.operation(),
            operand ->
                isOutside(operand)
                    || operand.equals(insertion.sourceOperand())
                    || operand.equals(insertion.destinationOperand()));
  }

  private boolean isOutside(OpOperand operand) {
    return loop.isDefinedOutsideOfLoop(operand.get());
  }

  // --- Moving them.

  /** Moves a pair out of the loop; returns whether the loop can carry the part. */
  private boolean hoist(
      int index, SubsetExtractionOpInterface extraction, SubsetInsertionOpInterface insertion) {
    Value part = extraction.operation().result(0);
    LoopLikeOpInterface longer =
        LoopExtension.carry(loop, part, insertion.sourceOperand().get(), rewriter);
    if (longer == null) {
      return false;
    }
    loop = longer;
    hoisted++;
    CarriedValue whole = new CarriedValue(loop, index);
    Operation op = loop.operation();
    Value result = Objects.requireNonNull(whole.result());
    Value resultOfPart = last(loop.loopResults().orElseThrow());
    rewriter.moveBefore(extraction.operation(), op);
    rewriter.moveAfter(insertion.operation(), op);
    rewriter.replaceAllUses(insertion.updatedDestination(), insertion.destinationOperand().get());
    extraction.sourceOperand().set(whole.init());
    rewriter.replaceAllUses(result, insertion.updatedDestination());
    insertion.sourceOperand().set(resultOfPart);
    insertion.destinationOperand().set(result);
    return true;
  }

  private static Value last(List<Value> values) {
    return values.get(values.size() - 1);
  }
}
