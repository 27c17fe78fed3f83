// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/**
 * Function return operation.
 *
 * <p>Ends a function and gives its results, whose number and types are those of its signature.
 */
@Op(dialect = FuncDialect.class, name = "return")
@Trait({Pure.class, ReturnLike.class, Terminator.class})
@HasParent(Func.class)
@AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
public interface Return extends OpView {
  /** The results of the function. */
  @Operand
  ValueRange operands();

  /** Compares the operands with the function's signature. */
  default void verify(Diagnostics diagnostics) {
    Operation parent = operation().parent();
    if (parent == null || !parent.is(FuncOp.MODEL)) {
      return;
    }
    FuncOp function = FuncOp.of(parent);
    FunctionType type = function.functionType();
    int count = operation().operandCount();
    if (count != type.resultCount()) {
      diagnostics.opError(
          operation(),
          "has %d operands, but enclosing function (@%s) returns %d"
              .formatted(count, function.symName(), type.resultCount()));
      return;
    }
    for (int i = 0; i < count; i++) {
      Type operand = operation().operandType(i);
      if (operand != type.result(i)) {
        // MLIR reports this one without the operation's name.
        diagnostics.error(
            operation(),
            "type of return operand %d ('%s') doesn't match function result type ('%s') in function @%s"
                .formatted(i, operand, type.result(i), function.symName()));
        return;
      }
    }
  }
}
