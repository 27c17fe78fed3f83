// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/**
 * Extended by the declaration of an operation that gives another view of a buffer (MLIR's interface
 * of the same name).
 */
public interface ViewLikeOpInterface extends OpView {
  /** The buffer that is viewed: the first operand by default. */
  default Value viewSource() {
    return operation().operand(0);
  }

  /** The view: the first result by default. */
  default Value viewDest() {
    return operation().result(0);
  }
}
