// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.shaped.Dimension;
import java.util.List;

/**
 * The elements of a tensor at regular distances along each dimension (MLIR's class of the same
 * name).
 *
 * @param offsets the first one along each dimension
 * @param sizes how many there are along each dimension
 * @param strides the distance between two along each dimension
 */
public record HyperrectangularSlice(
    List<Dimension> offsets, List<Dimension> sizes, List<Dimension> strides) {
  /** Of lists of equal lengths, which are copied. */
  public HyperrectangularSlice {
    offsets = List.copyOf(offsets);
    sizes = List.copyOf(sizes);
    strides = List.copyOf(strides);
    if (offsets.size() != sizes.size() || offsets.size() != strides.size()) {
      throw new IllegalArgumentException("give an offset, a size and a stride for each dimension");
    }
  }

  /** Whether both are known to be of the same elements. False for slices of different ranks. */
  public boolean isEquivalentTo(HyperrectangularSlice other) {
    IndexSums sums = new IndexSums();
    return areEqual(sums, offsets, other.offsets)
        && areEqual(sums, sizes, other.sizes)
        && areEqual(sums, strides, other.strides);
  }

  private static boolean areEqual(IndexSums sums, List<Dimension> a, List<Dimension> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      IndexSum first = sums.of(a.get(i));
      if (first == null || !first.equals(sums.of(b.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether both are known to have no element in common: along one dimension, one begins behind the
   * other. False for slices of different ranks.
   */
  public boolean isDisjointFrom(HyperrectangularSlice other) {
    if (offsets.size() != other.offsets.size()) {
      return false;
    }
    IndexSums sums = new IndexSums();
    for (int i = 0; i < offsets.size(); i++) {
      if (endsBefore(sums, other, i) || other.endsBefore(sums, this, i)) {
        return true;
      }
    }
    return false;
  }

  private boolean endsBefore(IndexSums sums, HyperrectangularSlice other, int dimension) {
    IndexSum offset = sums.of(offsets.get(dimension));
    IndexSum size = sums.of(sizes.get(dimension));
    IndexSum stride = sums.of(strides.get(dimension));
    IndexSum next = sums.of(other.offsets.get(dimension));
    IndexSum length = size == null || stride == null ? null : size.times(stride);
    IndexSum end = offset == null || length == null ? null : offset.plus(length);
    IndexSum distance = end == null || next == null ? null : end.minus(next);
    Long known = distance == null ? null : distance.known();
    return known != null && known <= 0;
  }
}
