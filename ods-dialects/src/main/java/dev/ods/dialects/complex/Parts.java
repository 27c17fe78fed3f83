// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.dialects.arith.FastMathFlagsAttr;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** The custom form of operations that make a real number of a complex one. */
final class Parts {
  private Parts() {}

  /** Reads {@code %complex fastmath<…> attr-dict : type}; the result has the element type. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int operand = parser.operandMark();
    if (!parser.parseOperand() || !parseFastmath(parser, state)) {
      return false;
    }
    if (!parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
      return false;
    }
    ComplexType type = parser.parseType(ComplexType.class);
    if (type == null) {
      return false;
    }
    state.addType(type.elementType());
    return parser.resolveOperand(operand, type, state);
  }

  private static boolean parseFastmath(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword("fastmath")) {
      return true;
    }
    FastMathFlagsAttr fastmath =
        parser.parseStrippedAttribute(FastMathFlagsAttr.class, null, FastMathFlagsAttr::parse);
    if (fastmath == null) {
      return false;
    }
    state.addAttribute("fastmath", fastmath);
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, PartOp op) {
    printer.print(" ");
    printer.printOperand(op.operation(), 0);
    if (!op.fastmath().isNone()) {
      printer.print(" fastmath");
      printer.printStrippedAttribute(op.fastmath());
    }
    printer.printOptionalAttrDict(op.operation(), "fastmath");
    printer.print(" : ");
    printer.printType(op.operation().operandType(0));
  }
}
