// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Writes a local variable. */
@Op(dialect = WasmssaDialect.class, name = "local_set")
public interface LocalSet extends LocalAssignmentOp {
  /** The variable holds values of this type. */
  default void verify(Diagnostics diagnostics) {
    if (Locals.elementType(operation()) != value().type()) {
      diagnostics.error(operation(), "input type and result type of local.set do not match");
    }
  }

  /** Reads {@code %local : ref to i32 to %value : i32 attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return Locals.parseAssignment(parser, state) != null;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, LocalSet op) {
    Locals.printAssignment(printer, op.operation());
  }
}
