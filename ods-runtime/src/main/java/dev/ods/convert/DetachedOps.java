// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Operations that were removed from the IR, with what is nested in them, but not erased, so that
 * they can be put back: without their operands and successors, so that they are no users of
 * anything.
 */
final class DetachedOps {
  private final List<References> references = new ArrayList<>();

  /** What an operation referred to. */
  private record References(Operation op, List<Value> operands, List<Block> successors) {
    static References of(Operation op) {
      List<Block> successors = new ArrayList<>(op.successorCount());
      for (int i = 0; i < op.successorCount(); i++) {
        successors.add(op.successor(i));
      }
      return new References(op.keep(), List.copyOf(op.operands()), successors);
    }

    void restore() {
      for (int i = successors.size() - 1; i >= 0; i--) {
        op.setSuccessor(i, successors.get(i));
      }
      for (int i = operands.size() - 1; i >= 0; i--) {
        op.setOperand(i, operands.get(i));
      }
    }
  }

  /** Drops what an operation, and what is nested in it, refers to. */
  void dropReferences(Operation op) {
    op.walk(
        WalkOrder.POST,
        nested -> {
          if (nested.operandCount() > 0 || nested.successorCount() > 0) {
            references.add(References.of(nested));
          }
          return WalkResult.CONTINUE;
        });
    op.dropAllReferences();
  }

  /** Restores all references that were dropped. */
  void restoreReferences() {
    for (int i = references.size() - 1; i >= 0; i--) {
      references.get(i).restore();
    }
  }
}
