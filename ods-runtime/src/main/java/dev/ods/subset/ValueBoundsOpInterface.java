// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation whose results, or their sizes, are sums of multiples
 * of other ones (MLIR's interface of the same name, without inequalities). Indices are taken not to
 * wrap around.
 */
public interface ValueBoundsOpInterface extends OpView {
  /**
   * What a result of type {@code index} is equal to; null, as by default, if that is no sum.
   *
   * @param sums knows what the operands are equal to
   */
  default @Nullable IndexSum indexSum(Value result, IndexSums sums) {
    return null;
  }

  /**
   * What the size of a dynamic dimension of a result is equal to; null, as by default, if that is
   * no sum.
   *
   * @param sums knows what operands, and their dimensions, are equal to
   */
  default @Nullable IndexSum dimensionSum(Value result, int dimension, IndexSums sums) {
    return null;
  }
}
