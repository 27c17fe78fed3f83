// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.OpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;

/**
 * Extended by operations that move a filter, the second operand, over an image, the first one
 * (MLIR's interface of the same name).
 */
@OpInterface
interface LinalgConvolutionOpInterface extends LinalgStructuredInterface {
  /** Finds out what each loop is for. */
  static void verify(LinalgConvolutionOpInterface view, Diagnostics diagnostics) {
    Operation op = view.operation();
    if (view.dpsInputs().size() < 2 || view.dpsInits().size() != 1) {
      diagnostics.error(op, "expected op with 2 inputs and 1 output");
      return;
    }
    IndexedLoops loops = IndexedLoops.of(op, diagnostics);
    if (loops == null) {
      return;
    }
    if (loops.maps().size() < 2) {
      IndexingMapVerifier.reportCount(op, loops, diagnostics);
      return;
    }
    String mistake = new ConvolutionLoops(loops).mistake();
    if (mistake != null) {
      diagnostics.error(op, mistake);
    }
  }
}
