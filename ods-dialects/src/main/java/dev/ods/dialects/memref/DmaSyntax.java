// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.dialects.memref.DmaOps.DmaStart;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.TypeMark;

/** The custom form of {@link DmaStart}. */
final class DmaSyntax {
  private DmaSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    OperandMark source = parser.operandMark();
    if (!parseMemory(parser) || !parser.parseComma()) {
      return false;
    }
    OperandMark destination = parser.operandMark();
    if (!parseMemory(parser)
        || !parser.parseComma()
        || !parser.parseOperand()
        || !parser.parseComma()) {
      return false;
    }
    OperandMark tag = parser.operandMark();
    if (!parseMemory(parser)) {
      return false;
    }
    OperandMark strides = parser.operandMark();
    if (parser.parseOptionalComma() && !parser.parseOperandList()) {
      return false;
    }
    int strideCount = strides.countTo(parser.operandMark());
    if (strideCount != 0 && strideCount != 2) {
      return parser.error(parser.nameLocation(), "expected two stride related operands");
    }
    TypeMark types = parser.typeMark();
    if (!parser.parseColonTypeList()) {
      return false;
    }
    if (types.countTo(parser.typeMark()) != 3) {
      return parser.error(parser.nameLocation(), "fewer/more types expected");
    }
    OperandMark end = parser.operandMark();
    return resolve(parser, source, destination, parser.typeAt(types), state)
        && resolve(parser, destination, tag, parser.typeAt(types.plus(1)), state)
        && resolve(parser, tag, end, parser.typeAt(types.plus(2)), state);
  }

  private static boolean parseMemory(OpAsmParser parser) {
    return parser.parseOperand() && parser.parseOperandList(Delimiter.SQUARE);
  }

  /** Adds a memref of a type to the operation, and its indices up to {@code to}. */
  private static boolean resolve(
      OpAsmParser parser, OperandMark memref, OperandMark to, Type type, OperationState state) {
    return parser.resolveOperand(memref, type, state)
        && parser.resolveOperands(memref.plus(1), to, IndexType.get(parser.context()), state);
  }

  static void print(OpAsmPrinter printer, Operation op) {
    int destination = DmaOperands.destination(op);
    int count = DmaOperands.count(op);
    int tag = DmaOperands.tag(op);
    int stride = DmaOperands.stride(op);
    printer.print(" ");
    printMemory(printer, op, 0, destination);
    printer.print(", ");
    printMemory(printer, op, destination, count);
    printer.print(", ");
    printer.printOperand(op, count);
    printer.print(", ");
    printMemory(printer, op, tag, stride);
    for (int i = stride; i < op.operandCount(); i++) {
      printer.print(", ");
      printer.printOperand(op, i);
    }
    printer.printOptionalAttrDict(op);
    printer.print(" : ");
    printer.printType(op.operandType(0));
    printer.print(", ");
    printer.printType(op.operandType(destination));
    printer.print(", ");
    printer.printType(op.operandType(tag));
  }

  private static void printMemory(OpAsmPrinter printer, Operation op, int memref, int end) {
    printer.printOperand(op, memref);
    printer.print("[");
    printer.printOperands(op.operands(memref + 1, end - memref - 1));
    printer.print("]");
  }
}
