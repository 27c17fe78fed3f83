// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.OpInterface;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.shaped.DestinationStyleOpInterface;

/**
 * Extended by operations that compute the elements of their outputs in loops, whose region computes
 * one of them from one of each operand (MLIR's interface of the same name). The attribute {@code
 * indexing_maps} has the indices of each operand for the loops' variables, {@code iterator_types} a
 * type for each loop.
 */
@OpInterface
interface LinalgStructuredInterface extends DestinationStyleOpInterface {
  /** Verifies the maps, and compares the arguments of the region with the operands. */
  static void verifyRegions(LinalgStructuredInterface view, Diagnostics diagnostics) {
    Operation op = view.operation();
    if (op.operandCount() > 0 && !view.hasPureTensorSemantics() && !view.hasPureBufferSemantics()) {
      diagnostics.opError(op, "expected to have pure tensor or buffer semantics");
      return;
    }
    IndexedLoops loops = IndexedLoops.of(op, diagnostics);
    if (loops == null || !new IndexingMapVerifier(op, loops, diagnostics).verify()) {
      return;
    }
    Block block = op.regionCount() == 1 && op.region(0).hasOneBlock() ? op.region(0).first() : null;
    if (block == null) {
      diagnostics.opError(op, "expects to have 1 region with 1 block");
    } else {
      verifyArguments(op, block, diagnostics);
    }
  }

  private static void verifyArguments(Operation op, Block block, Diagnostics diagnostics) {
    if (block.argumentCount() != op.operandCount()) {
      diagnostics.opError(
          op,
          "expected as many non-induction variable region arguments as the number of input/output"
              + " operands");
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      Type element = elementOf(op.operandType(i));
      Type argument = block.argument(i).type();
      if (argument != element) {
        diagnostics.opError(
            op,
            "expected type of bb argument #%d ('%s') to match element or self type of the corresponding operand ('%s')"
                .formatted(i, argument, element));
        return;
      }
    }
  }

  private static Type elementOf(Type type) {
    return type instanceof MemRefType || type instanceof RankedTensorType
        ? ((ShapedType) type).elementType()
        : type;
  }
}
