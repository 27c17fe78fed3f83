// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that can compute the dimensions of its results, which
 * are shaped and have a rank (MLIR's interface of the same name).
 */
public interface ReifyRankedShapedTypeOpInterface extends OpView {
  /**
   * Builds operations that compute the dimensions of the results.
   *
   * @return for each result its dimensions, values or constants; null if there is no such
   *     computation, and then nothing was built
   */
  @Nullable List<List<Dimension>> reifyResultShapes(OpBuilder builder);
}
