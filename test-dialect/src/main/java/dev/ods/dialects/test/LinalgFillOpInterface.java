// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.OpInterface;
import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.TensorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import java.util.List;

/** Extended by operations that set all elements to a value (MLIR's interface of the same name). */
@OpInterface
interface LinalgFillOpInterface extends LinalgStructuredInterface {
  /** Compares the value with the elements. */
  static void verify(LinalgFillOpInterface view, Diagnostics diagnostics) {
    Operation op = view.operation();
    List<OpOperand> inputs = view.dpsInputs();
    if (inputs.size() != 1 || view.dpsInits().size() != 1) {
      diagnostics.error(op, "expected op with 1 input and 1 output");
      return;
    }
    Type value = op.operandType(inputs.get(0).index());
    if (value instanceof TensorType || value instanceof BaseMemRefType) {
      diagnostics.error(op, "expected op with scalar input");
      return;
    }
    Type element = ElementTypes.orSelf(view.dpsInits().typeAt(0));
    if (value != element) {
      diagnostics.opError(
          op,
          "expected fill value type ('%s') to match output element type ('%s')"
              .formatted(value, element));
    }
  }
}
