// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Type;

/** The type of the result of a comparison. */
public final class BoolOfShape {
  private BoolOfShape() {}

  /** {@code i1}, or the shaped type like {@code type} with elements {@code i1}. */
  public static Type apply(Type type) {
    IntegerType i1 = IntegerType.get(type.context(), 1);
    if (type instanceof RankedTensorType tensor) {
      return RankedTensorType.get(tensor.shape(), i1, tensor.encoding());
    }
    if (type instanceof VectorType vector) {
      return VectorType.get(vector.shape(), i1, vector.scalableDimensions());
    }
    return type instanceof UnrankedTensorType ? UnrankedTensorType.get(i1) : i1;
  }
}
