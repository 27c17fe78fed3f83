// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Operations that were removed from the IR, with what is nested in them, but not erased, so that
 * they can be put back: without their operands and successors, so that they are no users of
 * anything.
 */
final class DetachedOps {
  private final List<References> references = new ArrayList<>();

  /** What an operation referred to. */
  private record References(Operation op, List<Value> operands, List<@Nullable Block> successors) {
    static References of(Operation op) {
      return new References(op.keep(), List.copyOf(op.operands()), DetachedOps.successors(op));
    }

    void restore() {
      for (int i = successors.size() - 1; i >= 0; i--) {
        Block successor = successors.get(i);
        if (successor != null) {
          op.setSuccessor(i, successor);
        }
      }
      for (int i = operands.size() - 1; i >= 0; i--) {
        op.setOperand(i, operands.get(i));
      }
    }
  }

  /** The successors of an operation; null for one that was dropped. */
  static List<@Nullable Block> successors(Operation op) {
    IrReader reader = IrReader.of(op);
    List<@Nullable Block> successors = new ArrayList<>(op.successorCount());
    for (int i = 0; i < op.successorCount(); i++) {
      int ref = reader.successor(IrReader.ref(op), i);
      successors.add(ref == 0 ? null : reader.block(ref));
    }
    return successors;
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
