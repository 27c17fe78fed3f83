// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
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
}
