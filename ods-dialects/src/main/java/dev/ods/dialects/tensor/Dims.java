// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.shaped.Dimension;
import java.util.ArrayList;
import java.util.List;

/** Operations that compute the sizes of tensors. */
final class Dims {
  private Dims() {}

  /** The sizes of a ranked tensor; a {@code tensor.dim} is built for each that is dynamic. */
  static List<Dimension> all(OpBuilder builder, Location location, Value tensor) {
    RankedTensorType type = (RankedTensorType) tensor.type();
    IndexType index = IndexType.get(type.context());
    List<Dimension> sizes = new ArrayList<>(type.rank());
    for (int i = 0; i < type.rank(); i++) {
      if (ShapedType.isDynamic(type.dimension(i))) {
        Value dimension = IndexConstants.build(builder, location, i);
        sizes.add(Dimension.of(DimOp.build(builder, location, tensor, dimension).result()));
      } else {
        sizes.add(Dimension.of(IntegerAttr.get(index, type.dimension(i))));
      }
    }
    return sizes;
  }
}
