// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.InvocationBounds;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.verify.DominanceInfo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Moves operations into the only region that needs their results (MLIR's {@code controlFlowSink}).
 */
public final class ControlFlowSinking {
  private final DominanceInfo dominance;
  private final BiPredicate<Operation, Region> isMovable;
  private final BiConsumer<Operation, Region> move;
  private int moved;

  private ControlFlowSinking(
      DominanceInfo dominance,
      BiPredicate<Operation, Region> isMovable,
      BiConsumer<Operation, Region> move) {
    this.dominance = dominance;
    this.isMovable = isMovable;
    this.move = move;
  }

  /**
   * Moves operations into regions.
   *
   * @param isMovable whether an operation may be moved into a region
   * @param move moves one
   * @return how many were moved
   */
  public static int sink(
      List<Region> regions,
      DominanceInfo dominance,
      BiPredicate<Operation, Region> isMovable,
      BiConsumer<Operation, Region> move) {
    ControlFlowSinking sinking = new ControlFlowSinking(dominance, isMovable, move);
    for (Region region : regions) {
      Block entry = region.first();
      if (entry != null) {
        sinking.sink(region, entry);
      }
    }
    return sinking.moved;
  }

  /** The regions of an operation that are executed at most once each time that it is. */
  public static List<Region> singlyExecutedRegions(RegionBranchOpInterface branch) {
    Operation op = branch.operation();
    List<@Nullable Attribute> operands = new ArrayList<>(op.operandCount());
    for (Value operand : op.operands()) {
      operands.add(Constants.ofDefinitions().of(operand));
    }
    List<InvocationBounds> bounds = branch.regionInvocationBounds(operands);
    List<Region> regions = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      Long upper = bounds.get(i).upper();
      if (upper != null && upper <= 1) {
        regions.add(op.region(i));
      }
    }
    return regions;
  }

  private void sink(Region region, Block entry) {
    Deque<Operation> stack = new ArrayDeque<>();
    for (Block block : region.blocks()) {
      block.operations().forEach(stack::push);
    }
    while (!stack.isEmpty()) {
      Operation user = stack.pop();
      for (int i = 0; i < user.operandCount(); i++) {
        Operation definition = user.operand(i).definingOp();
        if (definition != null
            && !region.equals(definition.parentRegion())
            && allUsersAreIn(entry, definition)
            && isMovable.test(definition, region)) {
          move.accept(definition, region);
          moved++;
          stack.push(definition);
        }
      }
    }
  }

  private boolean allUsersAreIn(Block entry, Operation op) {
    for (Value result : op.results()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        Block block = use.owner().block();
        if (block == null || !dominance.dominates(entry, block)) {
          return false;
        }
      }
    }
    return true;
  }
}
