// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Op;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** A function whose body is blocks of operations that run in order. */
@Op(dialect = MlProgramDialect.class, name = "func")
public interface Func extends FunctionLike {
  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return FunctionSyntax.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Func function) {
    FunctionSyntax.print(printer, function.operation());
  }
}
