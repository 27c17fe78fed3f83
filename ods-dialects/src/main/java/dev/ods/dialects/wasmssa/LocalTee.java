// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Writes a local variable, and passes the value on. */
@Op(dialect = WasmssaDialect.class, name = "local_tee")
@Order({"localVar", "value", "result"})
public interface LocalTee extends LocalAssignmentOp {
  /** The value. */
  @Result(AnyValue.class)
  Value result();

  /** The variable holds values of this type. */
  default void verify(Diagnostics diagnostics) {
    Type type = value().type();
    if (Locals.elementType(operation()) != type || result().type() != type) {
      diagnostics.error(operation(), "input type and output type of local.tee do not match");
    }
  }

  /** Reads {@code %local : ref to i32 to %value : i32 attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    LocalRefType local = Locals.parseAssignment(parser, state);
    if (local == null) {
      return false;
    }
    state.addType(local.elementType());
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, LocalTee op) {
    Locals.printAssignment(printer, op.operation());
  }
}
