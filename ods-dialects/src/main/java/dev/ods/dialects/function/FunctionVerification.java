// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;

/** Checks what ends a function. */
public final class FunctionVerification {
  private FunctionVerification() {}

  /**
   * Compares the operands of a return-like operation with the function's results.
   *
   * @param verb the verb of the operation's name
   * @param function the name of the function
   */
  public static void verifyTerminator(
      Operation op, String verb, String function, FunctionType type, Diagnostics diagnostics) {
    int count = op.operandCount();
    if (count != type.resultCount()) {
      diagnostics.opError(
          op,
          ("has " + count + " operands, but enclosing function (@" + function + ") ")
              + (verb + "s " + type.resultCount()));
      return;
    }
    for (int i = 0; i < count; i++) {
      Type operand = op.operandType(i);
      if (operand != type.result(i)) {
        // MLIR reports this error without the operation's name.
        diagnostics.error(
            op,
            ("type of " + verb + " operand " + i + " ('" + operand + "') doesn't match function ")
                + ("result type ('" + type.result(i) + "') in function @" + function));
        return;
      }
    }
  }
}
