// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.UnitAttr;
import dev.ods.dialects.gpu.attr.AllReduceOperation;
import dev.ods.dialects.gpu.attr.AllReduceOperationAttr;
import dev.ods.dialects.gpu.attr.AllReduceOperationEnum;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import org.jspecify.annotations.Nullable;

/** Common syntax of reductions: {@code add %value uniform … attr-dict : (type) -> type}. */
final class Reductions {
  static final String OPERATION = "op";
  static final String UNIFORM = "uniform";

  private Reductions() {}

  /** Whether the reduction applies to values of a type. */
  static boolean areCompatible(AllReduceOperation operation, Type type) {
    return switch (operation) {
      case ADD, MUL -> true;
      case MINNUMF, MAXNUMF, MINIMUMF, MAXIMUMF -> type instanceof FloatType;
      case MINUI, MINSI, MAXUI, MAXSI, AND, OR, XOR -> type instanceof IntegerType;
    };
  }

  /** The message about values to which the reduction does not apply. */
  static String incompatible(AllReduceOperation operation, Type type) {
    return "`%s` reduction operation is not compatible with type '%s'"
        .formatted(AllReduceOperationEnum.stringify(operation), type);
  }

  /** Parses {@code add %value uniform}, of which only the value is mandatory. */
  static boolean parseStart(OpAsmParser parser, OperationState state) {
    String word = parser.parseOptionalKeyword();
    if (word != null) {
      AllReduceOperation operation = AllReduceOperationEnum.symbolize(word);
      if (operation == null) {
        return parser.error(parser.location(), "invalid op kind");
      }
      state.setAttribute(OPERATION, AllReduceOperationAttr.get(parser.context(), operation));
    }
    if (!parser.parseOperand()) {
      return false;
    }
    if (parser.parseOptionalKeyword(UNIFORM)) {
      state.setAttribute(UNIFORM, UnitAttr.get(parser.context()));
    }
    return true;
  }

  /** Parses {@code attr-dict : (type) -> type}; the value is the operand above the mark. */
  static boolean parseEnd(OpAsmParser parser, OperationState state, OperandMark value) {
    FunctionType type =
        parser.parseOptionalAttrDict(state) ? parser.parseColonFunctionType() : null;
    if (type == null) {
      return false;
    }
    state.addTypes(type.results());
    return parser.resolveOperands(
        value, value.plus(1), type.inputs(), parser.nameLocation(), state);
  }

  /** Prints the syntax of {@link #parseStart}. */
  static void printStart(
      OpAsmPrinter printer,
      Operation op,
      @Nullable AllReduceOperation operation,
      boolean isUniform) {
    printer.print(" ");
    if (operation != null) {
      printer.print(" " + AllReduceOperationEnum.stringify(operation));
    }
    printer.print(" ");
    printer.printOperand(op, 0);
    printer.print(isUniform ? " uniform" : "");
  }

  /** Prints the syntax of {@link #parseEnd}; {@code written} are the attributes printed before. */
  static void printEnd(OpAsmPrinter printer, Operation op, String... written) {
    printer.printOptionalAttrDict(op, written);
    printer.print(" : ");
    printer.printFunctionalType(op);
  }
}
