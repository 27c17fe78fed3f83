// SPDX-License-Identifier: Apache-2.0
package dev.ods.shaped;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.TensorType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpOperand;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import java.util.ArrayList;
import java.util.List;

/**
 * Extended by the declaration of an operation in destination-passing style (MLIR's interface of the
 * same name). Its inits are consecutive operands: tensors, each with a result of the same type that
 * is its new value, or buffers, which it writes to. All other operands are inputs. The verifier
 * compares the tensors among the inits with the results.
 */
public interface DestinationStyleOpInterface extends OpView {
  /** The inits: a range of the operands. */
  ValueRange dpsInits();

  /** The operands that are no inits, in order. */
  default List<OpOperand> dpsInputs() {
    List<OpOperand> inputs = new ArrayList<>();
    for (int i = 0; i < operation().operandCount(); i++) {
      OpOperand operand = operation().opOperand(i);
      if (!isDpsInit(operand)) {
        inputs.add(operand);
      }
    }
    return inputs;
  }

  /** Whether an operand is an init. */
  default boolean isDpsInit(OpOperand operand) {
    ValueRange inits = dpsInits();
    int at = inits.isEmpty() ? -1 : operand.index() - inits.firstOperandIndex();
    return at >= 0 && at < inits.size();
  }

  /** The result that is the new value of an init, which must be a tensor. */
  default Value tiedResult(OpOperand init) {
    return operation().result(init.index() - dpsInits().firstOperandIndex());
  }

  /** The init that a result is the new value of. */
  default OpOperand tiedOperand(Value result) {
    return operation().opOperand(dpsInits().firstOperandIndex() + result.index());
  }

  /** Whether there are operands that are buffers, and none that are tensors. */
  default boolean hasPureBufferSemantics() {
    List<Type> types = operation().operands().types();
    return types.stream().noneMatch(TensorType.class::isInstance)
        && types.stream().anyMatch(BaseMemRefType.class::isInstance);
  }

  /** Whether there are operands that are tensors, and none that are buffers. */
  default boolean hasPureTensorSemantics() {
    List<Type> types = operation().operands().types();
    return types.stream().noneMatch(BaseMemRefType.class::isInstance)
        && types.stream().anyMatch(TensorType.class::isInstance);
  }

  /** Compares the tensors among the inits with the results. */
  static void verifyRegions(DestinationStyleOpInterface view, Diagnostics diagnostics) {
    Operation op = view.operation();
    ValueRange inits = view.dpsInits();
    int tensors = 0;
    for (int i = 0; i < inits.size(); i++) {
      Type type = inits.typeAt(i);
      if (type instanceof TensorType) {
        tensors++;
      } else if (!(type instanceof BaseMemRefType)) {
        diagnostics.opError(
            op,
            "expected that operand #%d is a tensor or a memref"
                .formatted(inits.firstOperandIndex() + i));
        return;
      }
    }
    long results = op.results().types().stream().filter(TensorType.class::isInstance).count();
    if (results != tensors) {
      diagnostics.opError(
          op,
          "expected the number of tensor results (%d) to be equal to the number of output tensors (%d)"
              .formatted(results, tensors));
      return;
    }
    for (int i = 0; i < inits.size(); i++) {
      Type init = inits.typeAt(i);
      if (init instanceof TensorType && i < op.resultCount() && op.resultType(i) != init) {
        diagnostics.opError(
            op,
            "expected type of operand #%d ('%s') to match type of corresponding result ('%s')"
                .formatted(inits.firstOperandIndex() + i, init, op.resultType(i)));
        return;
      }
    }
  }
}
