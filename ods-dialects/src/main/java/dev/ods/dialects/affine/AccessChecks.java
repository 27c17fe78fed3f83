// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.VectorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.affine.AccessOps.Prefetch;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;

/** The verification of {@link AccessOps}. */
final class AccessChecks {
  private AccessChecks() {}

  /**
   * Compares a map with the memory and the operands after it.
   *
   * @param memory the index of the memory among the operands
   * @return whether they are valid; if not, an error has been reported
   */
  static boolean verifyIndices(Operation op, int memory, AffineMap map, Diagnostics diagnostics) {
    int count = op.operandCount() - memory - 1;
    if (map.resultCount() != ((MemRefType) op.operandType(memory)).rank()) {
      diagnostics.opError(op, "affine map num results must equal memref rank");
      return false;
    }
    if (map.dimCount() + map.symbolCount() != count) {
      diagnostics.opError(op, "expects as many subscripts as affine map inputs");
      return false;
    }
    return AffineValues.verify(op, op.operands(memory + 1, count), map.dimCount(), diagnostics);
  }

  /** Compares the types of elements in memory and in a vector. */
  static void verifyElements(
      Operation op, Value memory, VectorType vector, Diagnostics diagnostics) {
    if (((MemRefType) memory.type()).elementType() != vector.elementType()) {
      diagnostics.opError(op, "requires memref and vector types of the same elemental type");
    }
  }

  static void verifyPrefetch(Prefetch op, Diagnostics diagnostics) {
    AffineMap map = op.map().value();
    if (map.resultCount() != ((MemRefType) op.memref().type()).rank()) {
      diagnostics.opError(
          op.operation(), "affine.prefetch affine map num results must equal memref rank");
    } else if (map.dimCount() + map.symbolCount() != op.indices().size()) {
      diagnostics.opError(op.operation(), "too few operands");
    } else if (!areDims(op.operation(), op.indices())) {
      diagnostics.opError(op.operation(), "index must be a valid dimension or symbol identifier");
    }
  }

  /** Whether values can be dimensions, as all symbols can. */
  static boolean areDims(Operation op, Iterable<Value> values) {
    Region scope = AffineValues.scope(op);
    for (Value value : values) {
      if (!AffineValues.isValidDim(value, scope)) {
        return false;
      }
    }
    return true;
  }
}
