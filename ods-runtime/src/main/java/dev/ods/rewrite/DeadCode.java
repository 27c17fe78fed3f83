// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.control.BranchOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.ir.Block;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.stack.DeepStack;
import dev.ods.trait.Terminator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Erases what no live operation depends on: operations, and arguments of blocks that are no entries
 * (MLIR's {@code runRegionDCE}). Everything counts as dead until it is found to be live, so that
 * dead cycles are found.
 */
final class DeadCode {
  private final Rewriter rewriter;
  private final DeepStack stack = new DeepStack();
  private final Set<Value> liveArguments = new HashSet<>();
  private final Set<Operation> liveOps = new HashSet<>();
  private boolean grown;

  DeadCode(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  /** Erases what is dead in a region and in those nested in it; returns whether anything was. */
  boolean eliminate(Region region) {
    do {
      grown = false;
      propagate(region);
    } while (grown);
    return erase(region);
  }

  // --- Liveness.

  private boolean isLive(Value value) {
    Operation definition = value.definingOp();
    return definition == null ? liveArguments.contains(value) : liveOps.contains(definition);
  }

  private void markLive(Operation op) {
    grown |= liveOps.add(op);
  }

  private void markLive(Value argument) {
    grown |= liveArguments.add(argument);
  }

  /** Blocks and operations from last to first, as uses mostly come after definitions. */
  private void propagate(Region region) {
    for (Block block : postOrder(region)) {
      for (Operation op = block.last(); op != null; op = op.previous()) {
        propagate(op);
      }
      if (!block.isEntryBlock()) {
        for (Value argument : block.arguments()) {
          if (!liveArguments.contains(argument) && hasLiveUse(argument)) {
            markLive(argument);
          }
        }
      }
    }
  }

  private static List<Block> postOrder(Region region) {
    return region.isEmpty()
        ? List.of()
        : BlockGraph.postOrder(Objects.requireNonNull(region.first()), new HashSet<>());
  }

  private void propagate(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      stack.run(() -> propagate(region));
    }
    if (op.name().hasTrait(Terminator.class)) {
      propagateTerminator(op);
    } else if (!liveOps.contains(op)
        && (!SideEffects.wouldOpBeTriviallyDead(op) || hasLiveResult(op))) {
      markLive(op);
    }
  }

  /** The operands that a branch forwards are live if the arguments are that receive them. */
  private void propagateTerminator(Operation op) {
    markLive(op);
    BranchOpInterface branch = op.as(BranchOpInterface.class);
    for (int i = 0; i < op.successorCount(); i++) {
      ValueRange arguments = op.successor(i).arguments();
      int unknown =
          branch != null && ForwardedOperands.areErasable(branch, i)
              ? branch.producedOperandCount(i)
              : arguments.size();
      arguments.slice(0, unknown).forEach(this::markLive);
    }
  }

  private boolean hasLiveResult(Operation op) {
    for (Value result : op.results()) {
      if (hasLiveUse(result)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasLiveUse(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      if (liveOps.contains(use.owner()) && !isForwardedToDead(use)) {
        return true;
      }
    }
    return false;
  }

  private boolean isForwardedToDead(OpOperand use) {
    Operation owner = use.owner();
    if (!owner.name().hasTrait(Terminator.class)) {
      return false;
    }
    BranchOpInterface branch = owner.as(BranchOpInterface.class);
    Value argument = branch == null ? null : branch.successorBlockArgument(use.index());
    return argument != null && !liveArguments.contains(argument);
  }

  // --- Erasure.

  private boolean erase(Region region) {
    boolean erased = false;
    for (Block block : postOrder(region)) {
      if (!region.hasOneBlock()) {
        eraseForwarded(block.terminator());
      }
      Operation previous;
      for (Operation op = block.last(); op != null; op = previous) {
        previous = op.previous();
        erased |= liveOps.contains(op) ? eraseNested(op) : eraseDead(op);
      }
    }
    for (Block block : region.blocks()) {
      if (!block.isEntryBlock()) {
        for (int i = block.argumentCount() - 1; i >= 0; i--) {
          if (!isLive(block.argument(i))) {
            block.eraseArgument(i);
          }
        }
      }
    }
    return erased;
  }

  /** Erases what a branch forwards to dead arguments, from the last to the first. */
  private void eraseForwarded(@Nullable Operation terminator) {
    BranchOpInterface branch = terminator == null ? null : terminator.as(BranchOpInterface.class);
    if (terminator == null || branch == null) {
      return;
    }
    for (int i = terminator.successorCount() - 1; i >= 0; i--) {
      int produced = branch.producedOperandCount(i);
      ValueRange arguments = terminator.successor(i).arguments();
      for (int at = arguments.size() - 1; at >= produced; at--) {
        if (!liveArguments.contains(arguments.get(at))) {
          ForwardedOperands.erase(branch, i, at - produced);
        }
      }
    }
  }

  private boolean eraseDead(Operation op) {
    op.results().forEach(Value::dropAllUses);
    rewriter.erase(op);
    return true;
  }

  private boolean eraseNested(Operation op) {
    boolean erased = false;
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      erased |= stack.call(() -> erase(region));
    }
    return erased;
  }
}
