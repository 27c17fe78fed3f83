// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;
import dev.ods.trait.ReturnLike;
import dev.ods.trait.Terminator;

/**
 * Function return operation.
 *
 * <p>Returns from a function with results that match its signature.
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
    if (parent != null && parent.is(FuncOp.MODEL)) {
      FuncOp function = FuncOp.of(parent);
      FunctionVerification.verifyTerminator(
          operation(), "return", function.symName(), function.functionType(), diagnostics);
    }
  }
}
