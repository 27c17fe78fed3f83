// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that can compute the dimensions of its results, which
 * are shaped and have a rank (MLIR's interface of the same name). It overrides one of the methods:
 * by default, that of one dimension asks that of one result, and this one that of all results.
 *
 * <p>What the methods build stays if they fail: a caller that must not change anything then erases
 * what was inserted.
 */
public interface ReifyRankedShapedTypeOpInterface extends OpView {
  /**
   * Builds operations that compute the dimensions of all results.
   *
   * @param diagnostics may receive the reason if there is no such computation
   * @return for each result its dimensions, {@link Dimension#UNKNOWN} for one that cannot be
   *     computed, none if not even their number is known; null, as by default, if there is no such
   *     computation
   */
  default @Nullable List<List<Dimension>> reifyResultShapes(
      OpBuilder builder, Diagnostics diagnostics) {
    return null;
  }

  /**
   * Builds operations that compute the dimensions of one result.
   *
   * @param result the index of the result
   * @param diagnostics may receive the reason if there is no such computation
   * @return its dimensions, {@link Dimension#UNKNOWN} for one that cannot be computed; null if
   *     there is no such computation
   */
  default @Nullable List<Dimension> reifyShapeOfResult(
      OpBuilder builder, int result, Diagnostics diagnostics) {
    List<List<Dimension>> all = reifyResultShapes(builder, diagnostics);
    if (all == null) {
      return null;
    }
    if (result < 0 || result >= all.size()) {
      diagnostics.opError(operation(), "invalid result index");
      return null;
    }
    return all.get(result);
  }

  /**
   * Builds operations that compute one dimension of one result.
   *
   * @param result the index of the result
   * @param dimension the index of the dimension
   * @param diagnostics may receive the reason if there is no such computation
   * @return the dimension; null or {@link Dimension#UNKNOWN} if there is no such computation
   */
  default @Nullable Dimension reifyDimOfResult(
      OpBuilder builder, int result, int dimension, Diagnostics diagnostics) {
    List<Dimension> all = reifyShapeOfResult(builder, result, diagnostics);
    if (all == null) {
      return null;
    }
    if (dimension < 0 || dimension >= all.size()) {
      diagnostics.opError(operation(), "invalid dimension");
      return null;
    }
    return all.get(dimension);
  }
}
