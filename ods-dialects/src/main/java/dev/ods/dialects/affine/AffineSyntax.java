// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Syntax shared by the custom forms of several operations. */
final class AffineSyntax {
  private AffineSyntax() {}

  /**
   * Parses {@code (%dims)[%symbols]} into the operands.
   *
   * @return the number of dimensions; -1 after a diagnostic has been reported
   */
  static int parseDimsAndSymbols(OpAsmParser parser, OperationState state) {
    OperandMark dims = parser.operandMark();
    if (!parser.parseOperandList(Delimiter.PAREN)) {
      return -1;
    }
    int dimCount = dims.countTo(parser.operandMark());
    return parser.parseOperandList(Delimiter.OPTIONAL_SQUARE)
            && parser.resolveOperands(dims, parser.operandMark(), index(parser), state)
        ? dimCount
        : -1;
  }

  /** Prints the syntax of {@link #parseDimsAndSymbols}. */
  static void printDimsAndSymbols(OpAsmPrinter printer, List<Value> operands, int dimCount) {
    printer.print("(");
    printer.printOperands(operands.subList(0, dimCount));
    printer.print(")");
    if (operands.size() > dimCount) {
      printer.print("[");
      printer.printOperands(operands.subList(dimCount, operands.size()));
      printer.print("]");
    }
  }

  /**
   * Parses {@code [%i + 1, symbol(%n)]}.
   *
   * @param attribute the name of the attribute that the map is added as
   * @return the operands of the map; null after a diagnostic has been reported
   */
  static @Nullable List<OperandMark> parseIndices(
      OpAsmParser parser, String attribute, OperationState state) {
    List<OperandMark> operands = new ArrayList<>();
    List<OperandMark> symbols = new ArrayList<>();
    AffineMap map = parser.parseAffineMapOfSSAIds(Delimiter.SQUARE, operands, symbols);
    if (map == null) {
      return null;
    }
    parser.addAttributeOnce(state, attribute, AffineMapAttr.get(map));
    operands.addAll(symbols);
    return operands;
  }

  /** Prints {@code %memory[%i + 1, symbol(%n)]}. */
  static void printMemory(
      OpAsmPrinter printer, Value memory, AffineMapAttr map, List<Value> operands) {
    printer.printOperand(memory);
    printer.print("[");
    printer.printAffineMapOfSSAIds(map.value(), operands);
    printer.print("]");
  }

  /** Parses a region whose terminator may be implicit if it yields no values. */
  static boolean parseYieldingRegion(
      OpAsmParser parser, Region region, List<Argument> arguments, OperationState state) {
    if (!parser.parseRegion(region, arguments, false)) {
      return false;
    }
    parser.ensureTerminator(region, parser.context().operationName(YieldOp.NAME), state.location());
    return true;
  }

  /** The block arguments of an operation's first region. */
  static List<Value> arguments(Operation op) {
    return op.region(0).isEmpty() ? List.of() : op.region(0).first().arguments();
  }

  static Type index(OpAsmParser parser) {
    return IndexType.get(parser.context());
  }
}
