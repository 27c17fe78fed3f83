// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that computes parts of the types of its results,
 * which are shaped (MLIR's interface of the same name).
 */
public interface InferShapedTypeOpInterface extends OpView {
  /**
   * Computes what is known about the type of each result. Like {@link
   * dev.ods.trait.InferTypeOpInterface#inferReturnTypes} it may be called on an adaptor.
   *
   * @param location of the operation, for errors; also leads to the context
   * @param diagnostics may receive the reason if nothing can be said
   * @return what is known; null, as by default, if nothing is
   */
  default @Nullable List<ShapedTypeComponents> inferReturnTypeComponents(
      Location location, Diagnostics diagnostics) {
    return null;
  }

  /**
   * Builds operations that compute the shapes of the results.
   *
   * @param operands those of the operation, or what is to replace them
   * @return for each result a tensor with its dimensions; null, as by default, if there is no such
   *     computation, and then nothing was built
   */
  default @Nullable List<Value> reifyReturnTypeShapes(OpBuilder builder, List<Value> operands) {
    return null;
  }
}
