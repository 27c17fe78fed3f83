// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import org.jspecify.annotations.Nullable;

/** Common parts of operations on local variables. */
final class Locals {
  private Locals() {}

  /** The type of the variable that is an operation's first operand. */
  static Type elementType(Operation op) {
    return ((LocalRefType) op.operandType(0)).elementType();
  }

  /**
   * Parses {@code %local : ref to i32}.
   *
   * @return the type of the variable; null after a diagnostic has been reported
   */
  static @Nullable LocalRefType parseVariable(OpAsmParser parser) {
    return parser.parseOperand() && parser.parseColon()
        ? parser.parseStrippedType(LocalRefType.class, "wasmssa.local", LocalRefType::parse)
        : null;
  }

  /** Prints the syntax of {@link #parseVariable}. */
  static void printVariable(OpAsmPrinter printer, Operation op) {
    printer.print(" ");
    printer.printOperand(op, 0);
    printer.print(" : ");
    ((LocalRefType) op.operandType(0)).print(printer);
  }

  /**
   * Parses {@code %local : ref to i32 to %value : i32 attr-dict} into an operation's operands.
   *
   * @return the type of the variable; null after a diagnostic has been reported
   */
  static @Nullable LocalRefType parseAssignment(OpAsmParser parser, OperationState state) {
    OperandMark variable = parser.operandMark();
    LocalRefType local = parseVariable(parser);
    if (local == null || !parser.parseKeyword("to")) {
      return null;
    }
    OperandMark value = parser.operandMark();
    if (!parser.parseOperand()) {
      return null;
    }
    Type type = parser.parseColonType();
    if (type == null || !parser.parseOptionalAttrDict(state)) {
      return null;
    }
    return parser.resolveOperand(variable, local, state)
            && parser.resolveOperand(value, type, state)
        ? local
        : null;
  }

  /** Prints the syntax of {@link #parseAssignment}. */
  static void printAssignment(OpAsmPrinter printer, Operation op) {
    printVariable(printer, op);
    printer.print(" to ");
    printer.printOperand(op, 1);
    printer.print(" : ");
    printer.printType(op.operandType(1));
    printer.printOptionalAttrDict(op);
  }
}
