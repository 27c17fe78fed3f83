// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.slice;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.List;

/**
 * An operation with offsets, sizes and strides. Dynamic ones are operands, and dynamic in the array
 * (source: MLIR's {@code OffsetSizeAndStrideOpInterface}).
 */
@Order({"offsets", "sizes", "strides", "staticOffsets", "staticSizes", "staticStrides"})
@Trait(AttrSizedOperandSegments.class)
public interface OffsetSizeAndStrideOp extends OpView {
  /** The dynamic offsets. */
  @Operand(Index.class)
  ValueRange offsets();

  /** The dynamic sizes. */
  @Operand(Index.class)
  ValueRange sizes();

  /** The dynamic strides. */
  @Operand(Index.class)
  ValueRange strides();

  /** The offsets. */
  @Attr(name = "static_offsets")
  long[] staticOffsets();

  /** The sizes. */
  @Attr(name = "static_sizes")
  long[] staticSizes();

  /** The strides. */
  @Attr(name = "static_strides")
  long[] staticStrides();

  /** The offsets: numbers and operands. */
  default List<Mixed> mixedOffsets() {
    return Mixed.list(staticOffsets(), offsets());
  }

  /** The sizes: numbers and operands. */
  default List<Mixed> mixedSizes() {
    return Mixed.list(staticSizes(), sizes());
  }

  /** The strides: numbers and operands. */
  default List<Mixed> mixedStrides() {
    return Mixed.list(staticStrides(), strides());
  }
}
