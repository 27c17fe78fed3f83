// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Trait;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import dev.ods.trait.AttrSizedOperandSegments;

/**
 * Another look at memory, from an offset, with sizes and strides. What is not known in advance is
 * an operand, and dynamic in the array.
 */
@Order({"offsets", "sizes", "strides", "staticOffsets", "staticSizes", "staticStrides"})
@Trait(AttrSizedOperandSegments.class)
interface OffsetSizeAndStrideOp extends OpView {
  /** The offsets that are not known. */
  @Operand(Index.class)
  ValueRange offsets();

  /** The sizes that are not known. */
  @Operand(Index.class)
  ValueRange sizes();

  /** The strides that are not known. */
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
}
