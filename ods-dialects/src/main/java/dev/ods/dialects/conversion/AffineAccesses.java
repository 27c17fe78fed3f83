// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.affine.AffineMap;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.DmaOperands;
import dev.ods.dialects.affine.DmaStartOp;
import dev.ods.dialects.affine.DmaWaitOp;
import dev.ods.dialects.affine.LoadOp;
import dev.ods.dialects.affine.PrefetchOp;
import dev.ods.dialects.affine.StoreOp;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Replaces accesses to memory at affine indices by those at computed indices. */
final class AffineAccesses {
  private final @Nullable Diagnostics diagnostics;

  AffineAccesses(@Nullable Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The results of a map; null if they cannot be computed, after the rewriter was told. */
  private @Nullable List<Value> computed(
      Operation op, AffineMap map, List<Value> operands, Rewriter rewriter) {
    List<Value> values =
        new AffineExpressions(rewriter, op.location(), diagnostics).values(map, operands);
    if (values == null) {
      rewriter.matchFailed(op, "its indices cannot be computed");
    }
    return values;
  }

  // --- Elements.

  boolean lower(LoadOp load, Rewriter rewriter) {
    Operation op = load.operation();
    List<Value> indices = computed(op, load.map().value(), load.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    rewriter.replace(
        op,
        dev.ods.dialects.memref.LoadOp.build(rewriter, op.location(), load.memref(), indices)
            .result());
    return true;
  }

  boolean lower(StoreOp store, Rewriter rewriter) {
    Operation op = store.operation();
    List<Value> indices = computed(op, store.map().value(), store.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    dev.ods.dialects.memref.StoreOp.build(
        rewriter, op.location(), store.value(), store.memref(), indices);
    rewriter.erase(op);
    return true;
  }

  boolean lower(PrefetchOp prefetch, Rewriter rewriter) {
    Operation op = prefetch.operation();
    List<Value> indices = computed(op, prefetch.map().value(), prefetch.indices(), rewriter);
    if (indices == null) {
      return false;
    }
    dev.ods.dialects.memref.PrefetchOp.build(
        rewriter,
        op.location(),
        prefetch.memref(),
        indices,
        prefetch.isWrite(),
        prefetch.localityHint(),
        prefetch.isDataCache());
    rewriter.erase(op);
    return true;
  }

  // --- Copies.

  boolean lower(DmaStartOp start, Rewriter rewriter) {
    Operation op = start.operation();
    DmaOperands operands = DmaOperands.ofStart(op);
    List<Value> numbers = operands.numbers();
    List<Value> made = new ArrayList<>();
    for (int memory = 0; memory < operands.memories(); memory++) {
      List<Value> indices =
          computed(op, operands.map(memory).value(), operands.indices(memory), rewriter);
      if (indices == null) {
        return false;
      }
      if (memory == operands.memories() - 1) {
        // In memref, the number of elements comes before the tag.
        made.add(numbers.get(0));
      }
      made.add(operands.memory(memory));
      made.addAll(indices);
    }
    made.addAll(numbers.subList(1, numbers.size()));
    dev.ods.dialects.memref.DmaStartOp.build(rewriter, op.location(), made);
    rewriter.erase(op);
    return true;
  }

  boolean lower(DmaWaitOp wait, Rewriter rewriter) {
    Operation op = wait.operation();
    DmaOperands operands = DmaOperands.ofWait(op);
    List<Value> indices = computed(op, operands.map(0).value(), operands.indices(0), rewriter);
    if (indices == null) {
      return false;
    }
    dev.ods.dialects.memref.DmaWaitOp.build(
        rewriter, op.location(), operands.memory(0), indices, operands.numbers().get(0));
    rewriter.erase(op);
    return true;
  }
}
