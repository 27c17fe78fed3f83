// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Context;
import dev.ods.ir.Value;
import dev.ods.shaped.Dimension;
import java.util.ArrayList;
import java.util.List;

/** The sizes of tensors as operations are given them. */
final class Sizes {
  private Sizes() {}

  /** The sizes of a type, with a value for each that is dynamic. */
  static List<Dimension> of(RankedTensorType type, List<Value> values) {
    return of(type.context(), Mixed.list(type.shape(), values));
  }

  /** Mixed sizes as dimensions. */
  static List<Dimension> of(Context context, List<Mixed> sizes) {
    List<Dimension> dimensions = new ArrayList<>(sizes.size());
    for (Mixed size : sizes) {
      Value value = size.value();
      dimensions.add(
          value == null
              ? Dimension.of(IntegerAttr.get(IndexType.get(context), size.number()))
              : Dimension.of(value));
    }
    return dimensions;
  }

  /** The place of a dynamic dimension among the dynamic ones. */
  static int dynamicIndex(long[] shape, int dimension) {
    int count = 0;
    for (int i = 0; i < dimension; i++) {
      count += ShapedType.isDynamic(shape[i]) ? 1 : 0;
    }
    return count;
  }
}
