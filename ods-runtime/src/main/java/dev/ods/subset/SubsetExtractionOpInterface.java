// SPDX-License-Identifier: Apache-2.0
package dev.ods.subset;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Value;

/**
 * Extended by the declaration of an operation that reads a part of a tensor (MLIR's interface of
 * the same name). It has one result.
 */
public interface SubsetExtractionOpInterface extends SubsetOpInterface {
  /** The tensor. */
  OpOperand sourceOperand();

  @Override
  default Value tensorContainer() {
    return sourceOperand().get();
  }

  /** Counts the results. */
  static void verify(SubsetExtractionOpInterface view, Diagnostics diagnostics) {
    if (view.operation().resultCount() != 1) {
      diagnostics.opError(view.operation(), "SubsetExtractionOpInterface ops must have one result");
    }
  }
}
