// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.OffsetSizeAndStrideOp;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.subset.HyperrectangularSlice;
import java.util.ArrayList;
import java.util.List;

/** The parts of tensors that slices are. */
final class SliceSubsets {
  private SliceSubsets() {}

  static HyperrectangularSlice of(OffsetSizeAndStrideOp op) {
    Context context = op.operation().context();
    return new HyperrectangularSlice(
        Mixed.dimensions(context, op.mixedOffsets()),
        Mixed.dimensions(context, op.mixedSizes()),
        Mixed.dimensions(context, op.mixedStrides()));
  }

  static Value buildExtraction(SliceOps.InsertionOp op, OpBuilder builder, Location location) {
    return ExtractSliceOp.build(
            builder,
            location,
            op.source().type(),
            op.dest(),
            op.offsets(),
            op.sizes(),
            op.strides(),
            op.staticOffsets(),
            op.staticSizes(),
            op.staticStrides())
        .result();
  }

  static List<Value> valuesForExtraction(SliceOps.InsertionOp op) {
    List<Value> values = new ArrayList<>(op.offsets());
    values.addAll(op.sizes());
    values.addAll(op.strides());
    values.add(op.dest());
    return values;
  }
}
