// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.trait.Terminator;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the operations of a block such that definitions come before their uses, where there are no
 * cycles (MLIR's {@code sortTopologically}). An operation uses what those nested in it use.
 */
public final class TopologicalSort {
  private final Set<Operation> unscheduled = new HashSet<>();

  private TopologicalSort() {}

  /**
   * Sorts the operations of a block, without its terminator.
   *
   * @return whether each definition comes before its uses now; if not, some are in a cycle
   */
  public static boolean sort(Block block) {
    Operation first = block.first();
    Operation last = block.last();
    if (first == null || last == null) {
      return true;
    }
    Operation terminator = last.name().hasTrait(Terminator.class) ? last : null;
    return first.equals(terminator) || new TopologicalSort().sort(first, terminator);
  }

  private boolean sort(Operation first, @Nullable Operation end) {
    for (Operation op = first; op != null && !op.equals(end); op = op.next()) {
      unscheduled.add(op);
    }
    boolean sorted = true;
    Operation next = first;
    while (!unscheduled.isEmpty() && next != null) {
      int before = unscheduled.size();
      next = schedule(next, end);
      if (unscheduled.size() == before && next != null) {
        // A cycle: the first operation stays in front of the others.
        sorted = false;
        unscheduled.remove(next);
        next = next.next();
      }
    }
    return sorted;
  }

  /** Moves what is ready to before an operation, and returns the first that is not. */
  private @Nullable Operation schedule(Operation from, @Nullable Operation end) {
    Operation next = from;
    Operation op = from;
    while (op != null && !op.equals(end)) {
      Operation following = op.next();
      if (isReady(op)) {
        unscheduled.remove(op);
        if (op.equals(next)) {
          next = following;
        } else if (next != null) {
          op.moveBefore(next);
        }
      }
      op = following;
    }
    return next;
  }

  private boolean isReady(Operation op) {
    if (op.regionCount() == 0) {
      return operandsAreReady(op, op);
    }
    return op.walk(
            WalkOrder.POST,
            nested -> operandsAreReady(nested, op) ? WalkResult.CONTINUE : WalkResult.INTERRUPT)
        != WalkResult.INTERRUPT;
  }

  private boolean operandsAreReady(Operation nested, Operation op) {
    for (int i = 0; i < nested.operandCount(); i++) {
      if (!isReady(nested.operand(i), op)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether neither the definition of a value nor what it is nested in is still to be scheduled.
   */
  private boolean isReady(Value value, Operation op) {
    Operation definition = value.definingOp();
    while (definition != null && !definition.equals(op)) {
      if (unscheduled.contains(definition)) {
        return false;
      }
      definition = definition.parent();
    }
    return true;
  }
}
