// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.ir.*;
import dev.ods.trait.*;

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

  /** Without values. */
  static void build(OpBuilder builder, OperationState state) {}

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
