// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Gives back what {@link Alloc} has taken. */
@Op(dialect = GpuDialect.class, name = "dealloc")
public interface Dealloc extends AsyncOp {
  /** The memory. */
  @Operand(AnyMemRef.class)
  Value memref();

  /** Reads {@code async [%tokens] %memref attr-dict : type}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    AsyncSyntax async = AsyncSyntax.parse(parser);
    int memref = parser.operandMark();
    if (async == null
        || !parser.parseOperand()
        || !parser.parseOptionalAttrDict(state)
        || !parser.parseColon()) {
      return false;
    }
    MemRefType type = parser.parseType(MemRefType.class);
    if (type == null) {
      return false;
    }
    async.addToken(state);
    return async.resolve(parser, state) && parser.resolveOperand(memref, type, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Dealloc dealloc) {
    AsyncSyntax.print(printer, dealloc);
    printer.print(" ");
    printer.printOperand(dealloc.memref());
    printer.printOptionalAttrDict(dealloc.operation());
    printer.print(" : ");
    printer.printType(dealloc.memref().type());
  }
}
