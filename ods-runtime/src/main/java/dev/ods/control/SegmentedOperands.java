// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.Segments;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.BitSet;

/** Erases operands of any operation, of which an attribute may hold the lengths of segments. */
public final class SegmentedOperands {
  /** The attribute with the lengths. */
  public static final String SIZES = "operandSegmentSizes";

  private SegmentedOperands() {}

  /** Whether an operation has segments of operands. */
  public static boolean hasSegments(Operation op) {
    return op.name().hasTrait(AttrSizedOperandSegments.class);
  }

  /** The number of segments of an operation that has some; 0 if it is not registered. */
  public static int segmentCount(Operation op) {
    OpModel model = op.name().model();
    return model == null ? 0 : model.definition().operands().size();
  }

  /**
   * Erases the operands at these indices, and counts them out of the segments that they are in
   * (MLIR's {@code MutableOperandRange::erase}), in time linear in the number of all operands.
   *
   * @throws IndexOutOfBoundsException if there is no operand at one of them; none is erased then
   */
  public static void erase(Operation op, BitSet indices) {
    op.eraseOperands(indices);
    if (!hasSegments(op) || indices.isEmpty()) {
      return;
    }
    Attribute before = op.attribute(SIZES);
    int[] sizes = new int[segmentCount(op)];
    int start = 0;
    for (int i = 0; i < sizes.length; i++) {
      int size = Segments.size(before, i);
      sizes[i] = size - indices.get(start, start + size).cardinality();
      start += size;
    }
    op.setAttribute(SIZES, Segments.of(op.context(), sizes));
  }
}
