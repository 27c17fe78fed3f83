// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.inference.InferredTypes;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.List;

/** Reads a local variable. */
@Op(dialect = WasmssaDialect.class, name = "local_get")
public interface LocalGet extends OpView {
  /** The variable. */
  @Operand(value = LocalRefType.class, name = "localVar")
  Value localVar();

  /** What it holds. */
  @Result(AnyValue.class)
  Value result();

  /** The type of the value follows from that of the variable. */
  default void verify(Diagnostics diagnostics) {
    InferredTypes.verify(operation(), List.of(Locals.elementType(operation())), diagnostics);
  }

  /** Reads {@code %local : ref to i32 attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int variable = parser.operandMark();
    LocalRefType type = Locals.parseVariable(parser);
    if (type == null
        || !parser.parseOptionalAttrDict(state)
        || !parser.resolveOperand(variable, type, state)) {
      return false;
    }
    state.addType(type.elementType());
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, LocalGet op) {
    Locals.printVariable(printer, op.operation());
    printer.printOptionalAttrDict(op.operation());
  }
}
