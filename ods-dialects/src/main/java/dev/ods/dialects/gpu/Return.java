// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

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
import dev.ods.trait.Terminator;

/** Leaves a {@link GPUFunc} with its results. */
@Op(dialect = GpuDialect.class, name = "return")
@Trait({Pure.class, Terminator.class})
@HasParent(GPUFunc.class)
@AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
public interface Return extends OpView {
  /** The results of the function. */
  @Operand
  ValueRange operands();

  /** Compares the operands with the function's signature. */
  default void verify(Diagnostics diagnostics) {
    Operation op = operation();
    Operation parent = op.parent();
    if (parent == null || !parent.is(GPUFuncOp.MODEL)) {
      return;
    }
    FunctionType type = GPUFuncOp.of(parent).functionType();
    if (type.resultCount() != op.operandCount()) {
      diagnostics.opError(op, "expected " + type.resultCount() + " result operands");
      diagnostics.note(parent.location(), "return type declared here");
      return;
    }
    for (int i = 0; i < type.resultCount(); i++) {
      Type operand = op.operandType(i);
      if (operand != type.result(i)) {
        diagnostics.opError(op, "unexpected type `'%s'' for operand #%d".formatted(operand, i));
        return;
      }
    }
  }
}
