// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Value;
import dev.ods.shaped.Dimension;
import java.util.List;

/** The sizes of tensors as operations are given them. */
final class Sizes {
  private Sizes() {}

  /** The sizes of a type, with a value for each that is dynamic. */
  static List<Dimension> of(RankedTensorType type, List<Value> values) {
    return Mixed.dimensions(type.context(), Mixed.list(type.shape(), values));
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
