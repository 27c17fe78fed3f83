// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Coordinates of slices of a tensor (source: TensorOps.cpp).
 *
 * @param tensor the tensor with the slices
 * @param indices the coordinates, along the last dimension
 * @param dims the dimensions of the tensor that the coordinates are for
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record Coordinates(RankedTensorType tensor, RankedTensorType indices, long[] dims) {
  /** The error message about the dimensions; null if valid. */
  @Nullable String violation(String what, String of) {
    String problem = problem(of);
    return problem == null ? null : what + "_dims " + problem;
  }

  private @Nullable String problem(String of) {
    int rank = indices.rank();
    if (dims.length == 0) {
      return "must be non-empty";
    }
    if (dims.length > tensor.rank()) {
      return "overflow " + of + " rank";
    }
    if (rank == 0 || indices.dimension(rank - 1) != dims.length) {
      return "length must match the size of last dimension of indices";
    }
    for (long dim : dims) {
      if (dim < 0) {
        return "value must be non-negative";
      }
      if (dim >= tensor.rank()) {
        return "value must be smaller than " + of + " rank";
      }
    }
    for (int i = 1; i < dims.length; i++) {
      if (dims[i - 1] >= dims[i]) {
        return "values must be strictly increasing";
      }
    }
    return null;
  }

  /** The error message about a type of the slices; null if it is one of the two expected. */
  @Nullable String mismatch(String what, RankedTensorType found) {
    RankedTensorType whole = slices(false);
    RankedTensorType reduced = slices(true);
    return found == whole || found == reduced
        ? null
        : "%s type mismatch: expected '%s' or its rank-reduced variant '%s' (got: '%s')"
            .formatted(what, whole, reduced, found);
  }

  private RankedTensorType slices(boolean reduced) {
    int leading = indices.rank() - 1;
    long[] shape = Arrays.copyOf(indices.shape(), leading + tensor.rank());
    int count = leading;
    for (int i = 0; i < tensor.rank(); i++) {
      boolean isIndexed = Arrays.binarySearch(dims, i) >= 0;
      if (!isIndexed || !reduced) {
        shape[count++] = isIndexed ? 1 : tensor.dimension(i);
      }
    }
    return tensor.clone(Arrays.copyOf(shape, count));
  }
}
