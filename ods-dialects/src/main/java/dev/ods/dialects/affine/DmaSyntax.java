// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.TypeMark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The custom forms of {@link DmaOps}. */
final class DmaSyntax {
  private DmaSyntax() {}

  /** A memory with the operands of its map. */
  private record Memory(OperandMark operand, List<OperandMark> indices) {
    boolean resolve(OpAsmParser parser, Type type, OperationState state) {
      return AccessSyntax.resolve(parser, operand, indices, type, state);
    }
  }

  static boolean parseStart(OpAsmParser parser, OperationState state) {
    List<Memory> memories = new ArrayList<>();
    for (String map : List.of("src_map", "dst_map", "tag_map")) {
      Memory memory = parseMemory(parser, map, state);
      if (memory == null) {
        return false;
      }
      memories.add(memory);
    }
    OperandMark numbers = parser.operandMark();
    if (!parser.parseOperand() || (parser.parseOptionalComma() && !parser.parseOperandList())) {
      return false;
    }
    OperandMark end = parser.operandMark();
    int strides = numbers.countTo(end) - 1;
    if (strides != 0 && strides != 2) {
      return parser.error(parser.nameLocation(), "expected two stride related operands");
    }
    TypeMark types = parser.typeMark();
    if (!parser.parseColonTypeList()) {
      return false;
    }
    if (types.countTo(parser.typeMark()) != memories.size()) {
      return parser.error(parser.nameLocation(), "expected three types");
    }
    for (int i = 0; i < memories.size(); i++) {
      if (!memories.get(i).resolve(parser, parser.typeAt(types.plus(i)), state)) {
        return false;
      }
    }
    return parser.resolveOperands(numbers, end, AffineSyntax.index(parser), state);
  }

  static boolean parseWait(OpAsmParser parser, OperationState state) {
    Memory tag = parseMemory(parser, "tag_map", state);
    OperandMark count = parser.operandMark();
    Type type = tag != null && parser.parseOperand() ? parser.parseColonType() : null;
    if (type == null
        || !tag.resolve(parser, type, state)
        || !parser.resolveOperand(count, AffineSyntax.index(parser), state)) {
      return false;
    }
    return type instanceof MemRefType
        || parser.error(parser.nameLocation(), "expected tag to be of memref type");
  }

  /** Parses a memory with its indices, and the comma behind it. */
  private static @Nullable Memory parseMemory(
      OpAsmParser parser, String map, OperationState state) {
    OperandMark operand = parser.operandMark();
    List<OperandMark> indices =
        parser.parseOperand() ? AffineSyntax.parseIndices(parser, map, state) : null;
    return indices != null && parser.parseComma() ? new Memory(operand, indices) : null;
  }

  static void printStart(OpAsmPrinter printer, Operation op) {
    DmaOperands operands = DmaOperands.ofStart(op);
    printMemories(printer, operands);
    for (int i = operands.firstNumber(); i < op.operandCount(); i++) {
      printer.print(", ");
      printer.printOperand(op, i);
    }
    printer.print(" : ");
    printer.printType(op.operandType(0));
    printer.print(", ");
    printer.printType(op.operandType(operands.index(1)));
    printer.print(", ");
    printer.printType(op.operandType(operands.index(2)));
  }

  static void printWait(OpAsmPrinter printer, Operation op) {
    DmaOperands operands = DmaOperands.ofWait(op);
    printMemories(printer, operands);
    printer.print(", ");
    printer.printOperand(op, operands.firstNumber());
    printer.print(" : ");
    printer.printType(op.operandType(0));
  }

  private static void printMemories(OpAsmPrinter printer, DmaOperands operands) {
    for (int i = 0; i < operands.memories(); i++) {
      printer.print(i == 0 ? " " : ", ");
      AffineSyntax.printMemory(printer, operands.memory(i), operands.map(i), operands.indices(i));
    }
  }
}
