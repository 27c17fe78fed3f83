// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The types of concatenated tensors (source: TensorOps.cpp). */
final class Concatenation {
  private Concatenation() {}

  /** The error message about the types; null if they are valid. */
  static @Nullable String violation(
      long dim, List<RankedTensorType> inputs, RankedTensorType result) {
    if (inputs.isEmpty()) {
      return "requires at least one input";
    }
    Type element = result.elementType();
    if (!inputs.stream().allMatch(input -> input.rank() == result.rank())) {
      return "rank of concatenated inputs must match result rank";
    }
    if (!inputs.stream().allMatch(input -> input.elementType() == element)) {
      return "inputs and result element type must match";
    }
    if (dim < 0 || dim >= result.rank()) {
      return "concatenation dim must be less than the tensor rank";
    }
    for (int i = 0; i < result.rank(); i++) {
      if (i != dim && !agree(inputs, i)) {
        return "static concatenation size mismatch along non-concatenated dimension " + i;
      }
    }
    long[] shape = shape((int) dim, inputs);
    for (int i = 0; i < shape.length; i++) {
      long extent = result.dimension(i);
      if (shape[i] != extent && !ShapedType.isDynamic(shape[i]) && !ShapedType.isDynamic(extent)) {
        return "result type '%s'does not match inferred shape '%s' static sizes"
            .formatted(result, Extents.describe(shape, element));
      }
    }
    return null;
  }

  private static boolean agree(List<RankedTensorType> inputs, int dimension) {
    return inputs.stream()
            .mapToLong(input -> input.dimension(dimension))
            .filter(extent -> !ShapedType.isDynamic(extent))
            .distinct()
            .count()
        <= 1;
  }

  /** The shape of tensors that agree in all dimensions but the one of the concatenation. */
  static long[] shape(int dim, List<RankedTensorType> inputs) {
    long[] shape = inputs.get(0).shape();
    for (RankedTensorType input : inputs.subList(1, inputs.size())) {
      for (int i = 0; i < shape.length; i++) {
        long extent = input.dimension(i);
        if (i != dim) {
          shape[i] = ShapedType.isDynamic(shape[i]) ? extent : shape[i];
        } else {
          boolean isKnown = !ShapedType.isDynamic(shape[i]) && !ShapedType.isDynamic(extent);
          shape[i] = isKnown ? shape[i] + extent : ShapedType.DYNAMIC;
        }
      }
    }
    return shape;
  }
}
