// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Operand;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.AnyMemRef;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Writes something to memory: {@code async [%tokens] %dst, %source : type, type attr-dict}. */
interface AsyncWriteOp extends AsyncOp {
  /** Where it is written. */
  @Operand(AnyMemRef.class)
  Value dst();

  /**
   * Reads the custom form.
   *
   * @param source the class of the type of what is written
   */
  static boolean parse(OpAsmParser parser, OperationState state, Class<? extends Type> source) {
    AsyncSyntax async = AsyncSyntax.parse(parser);
    int operands = parser.operandMark();
    if (async == null
        || !parser.parseOperand()
        || !parser.parseComma()
        || !parser.parseOperand()
        || !parser.parseColon()) {
      return false;
    }
    Type to = parser.parseType(MemRefType.class);
    Type from = to != null && parser.parseComma() ? parser.parseType(source) : null;
    if (to == null || from == null || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    async.addToken(state);
    return async.resolve(parser, state)
        && parser.resolveOperand(operands, to, state)
        && parser.resolveOperand(operands + 1, from, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, AsyncWriteOp op, Value source) {
    AsyncSyntax.print(printer, op);
    printer.print(" ");
    printer.printOperand(op.dst());
    printer.print(", ");
    printer.printOperand(source);
    printer.print(" : ");
    printer.printType(op.dst().type());
    printer.print(", ");
    printer.printType(source.type());
    printer.printOptionalAttrDict(op.operation());
  }
}
