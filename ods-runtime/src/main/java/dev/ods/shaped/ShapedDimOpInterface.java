// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/**
 * Extended by the declaration of an operation whose result is the size of one dimension of a shaped
 * value (MLIR's interface of the same name).
 */
public interface ShapedDimOpInterface extends OpView {
  /** The value one of whose dimensions this is about. */
  Value shapedValue();

  /** The number of the dimension, an index. */
  Value dimension();
}
