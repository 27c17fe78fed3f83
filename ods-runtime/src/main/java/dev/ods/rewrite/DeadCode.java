// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.stack.DeepStack;
import dev.ods.trait.Terminator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

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
        && (!SideEffects.wouldBeTriviallyDead(op) || hasLiveResult(op))) {
      markLive(op);
    }
  }

  private void propagateTerminator(Operation op) {
    markLive(op);
    for (int i = 0; i < op.successorCount(); i++) {
      op.successor(i).arguments().forEach(this::markLive);
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
    for (var use = value.firstUse(); use != null; use = use.nextUse()) {
      if (liveOps.contains(use.owner())) {
        return true;
      }
    }
    return false;
  }

  // --- Erasure.

  private boolean erase(Region region) {
    boolean erased = false;
    for (Block block : postOrder(region)) {
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
