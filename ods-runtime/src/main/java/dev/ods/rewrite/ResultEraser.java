// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.rewrite.check.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Erases results of operations; see {@link Rewriter#eraseResults}. */
final class ResultEraser {
  private ResultEraser() {}

  /** Replaces an operation by one without some of its results. */
  static Operation erase(
      Operation op, Set<Integer> erased, Rewriter rewriter, @Nullable RewriteListener listener) {
    Refusals.requireUnused(op, erased);
    Operation point = rewriter.insertionPoint();
    Block block = rewriter.insertionBlock();
    rewriter.setInsertionPoint(op);
    Operation replacement = create(op, erased, rewriter);
    for (int i = 0; i < op.regionCount(); i++) {
      rewriter.takeBody(replacement.region(i), op.region(i));
    }
    List<Value> values = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      values.add(erased.contains(i) ? op.result(i) : replacement.result(next++));
    }
    if (listener != null) {
      listener.operationReplaced(op, values);
    }
    for (int i = 0; i < op.resultCount(); i++) {
      if (!erased.contains(i)) {
        rewriter.replaceAllUses(op.result(i), values.get(i));
      }
    }
    if (!op.equals(point)) {
      restore(point, block, rewriter);
    }
    rewriter.erase(op);
    return replacement;
  }

  private static Operation create(Operation op, Set<Integer> erased, Rewriter rewriter) {
    OperationState state = rewriter.state(op.name(), op.location());
    state.addOperands(op.operands()).addRegions(op.regionCount());
    for (int i = 0; i < op.resultCount(); i++) {
      if (!erased.contains(i)) {
        state.addType(op.resultType(i));
      }
    }
    if (op.name().model() == null) {
      state.setRawProperties(op.rawProperties());
    } else {
      for (NamedAttribute property : op.properties().entries()) {
        state.setAttribute(property.name(), property.value());
      }
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    return rewriter.create(state);
  }

  private static void restore(@Nullable Operation point, @Nullable Block block, Rewriter rewriter) {
    if (point != null) {
      rewriter.setInsertionPoint(point);
    } else if (block != null) {
      rewriter.setInsertionPointToEnd(block);
    } else {
      rewriter.clearInsertionPoint();
    }
  }
}
