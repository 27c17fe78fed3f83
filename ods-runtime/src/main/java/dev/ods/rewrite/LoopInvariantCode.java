// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.LoopLikeOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.trait.Terminator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Moves what does not depend on the iteration out of loops (MLIR's utilities). */
public final class LoopInvariantCode {
  private LoopInvariantCode() {}

  /**
   * Moves the pure operations whose operands are defined outside of a loop in front of it.
   *
   * @return how many were moved
   */
  public static int moveOut(LoopLikeOpInterface loop) {
    int moved = 0;
    for (Region region : loop.loopRegions()) {
      moved +=
          moveOut(
              region,
              loop::isDefinedOutsideOfLoop,
              SideEffects::isPure,
              (op, from) -> loop.moveOutOfLoop(op));
    }
    return moved;
  }

  /**
   * Moves operations that are directly in a region out of it, as long as there are any that use
   * only what is defined outside.
   *
   * @param isOutside whether a value is defined outside
   * @param isMovable whether an operation may be moved
   * @param move moves one
   * @return how many were moved
   */
  public static int moveOut(
      Region region,
      Predicate<Value> isOutside,
      Predicate<Operation> isMovable,
      BiConsumer<Operation, Region> move) {
    Deque<Operation> pending = new ArrayDeque<>();
    for (Block block : region.blocks()) {
      block.operations().forEach(pending::add);
    }
    int moved = 0;
    for (Operation op = pending.poll(); op != null; op = pending.poll()) {
      if (!region.equals(op.parentRegion())
          || !isMovable.test(op)
          || !isInvariant(op, operand -> isOutside.test(operand.get()))) {
        continue;
      }
      move.accept(op, region);
      moved++;
      for (Value result : op.results()) {
        for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
          Operation user = use.owner();
          if (region.equals(user.parentRegion())) {
            pending.add(user);
          }
        }
      }
    }
    return moved;
  }

  /**
   * Whether a condition holds for all operands of an operation and of those nested in it, except
   * for values that are defined within it. A terminator is never invariant.
   */
  public static boolean isInvariant(Operation op, Predicate<OpOperand> condition) {
    if (op.name().hasTrait(Terminator.class)) {
      return false;
    }
    return op.walk(
            WalkOrder.POST,
            nested -> {
              for (int i = 0; i < nested.operandCount(); i++) {
                OpOperand operand = nested.opOperand(i);
                if (!isDefinedWithin(op, operand.get()) && !condition.test(operand)) {
                  return WalkResult.INTERRUPT;
                }
              }
              return WalkResult.CONTINUE;
            })
        != WalkResult.INTERRUPT;
  }

  private static boolean isDefinedWithin(Operation op, Value value) {
    if (op.regionCount() == 0) {
      return false;
    }
    Region region = value.parentRegion();
    Operation parent = region == null ? null : region.parentOp();
    return parent != null && op.isAncestorOf(parent);
  }
}
