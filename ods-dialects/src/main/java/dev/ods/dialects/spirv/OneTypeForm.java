// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.FunctionType;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;

/**
 * The form of operations whose operands and result have the same type, which is printed once. If
 * they differ, the operands are in parentheses and the type is a function type.
 */
final class OneTypeForm {
  private OneTypeForm() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    SourceLocation at = parser.location();
    boolean differing = parser.parseOptionalLParen();
    OperandMark from = parser.operandMark();
    if (!parser.parseOperandList()
        || (differing && !parser.parseRParen())
        || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    OperandMark to = parser.operandMark();
    Type type = parser.parseColonType();
    if (type == null) {
      return false;
    }
    if (!differing) {
      state.addType(type);
      return parser.resolveOperands(from, to, type, state);
    }
    if (!(type instanceof FunctionType function)) {
      return parser.error(at, "expected function type");
    }
    state.addTypes(function.results());
    return parser.resolveOperands(from, to, function.inputs(), at, state);
  }

  static void print(OpAsmPrinter printer, Operation op) {
    boolean differing =
        op.operands().stream().anyMatch(operand -> operand.type() != op.resultType(0));
    printer.print(differing ? "(" : " ");
    printer.printOperands(op.operands());
    printer.print(differing ? ")" : "");
    printer.printOptionalAttrDict(op);
    printer.print(" : ");
    if (differing) {
      printer.printFunctionalType(op);
    } else {
      printer.printType(op.resultType(0));
    }
  }
}
