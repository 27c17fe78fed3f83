// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;

/** Parses and prints {@code (%lane)[size] args(%a : type) -> (type) {…} attr-dict}. */
final class WarpSyntax {
  private static final String SIZE = "warp_size";

  private WarpSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    Region body = state.addRegion();
    OperandMark lane = parser.operandMark();
    if (!parser.parseLParen()
        || !parser.parseOperand(false)
        || !parser.parseRParen()
        || !parser.parseLSquare()) {
      return false;
    }
    Long size = parser.parseInteger();
    if (size == null || !parser.parseRSquare()) {
      return false;
    }
    Type i64 = IntegerType.get(parser.context(), Long.SIZE);
    parser.addAttributeOnce(state, SIZE, IntegerAttr.get(i64, size));
    if (!parser.resolveOperand(lane, IndexType.get(parser.context()), state)
        || !parseArguments(parser, state)) {
      return false;
    }
    if (!parser.parseOptionalArrowTypeList(state)) {
      return false;
    }
    if (!parser.parseRegion(body)) {
      return false;
    }
    parser.ensureTerminator(body, parser.context().operationName(YieldOp.NAME), state.location());
    return parser.parseOptionalAttrDict(state);
  }

  /** Parses {@code args(%a, %b : type, type)} if present. */
  private static boolean parseArguments(OpAsmParser parser, OperationState state) {
    if (!parser.parseOptionalKeyword("args")) {
      return true;
    }
    if (!parser.parseLParen()) {
      return false;
    }
    SourceLocation at = parser.location();
    OperandMark from = parser.operandMark();
    TypeMark types = parser.typeMark();
    return parser.parseOperandList()
        && parser.parseColonTypeList()
        && parser.parseRParen()
        && parser.resolveOperands(from, parser.operandMark(), types, parser.typeMark(), at, state);
  }

  static void print(OpAsmPrinter printer, WarpExecuteOnLane0 warp) {
    printer.print("(");
    printer.printOperand(warp.laneid());
    printer.print(")[");
    printer.print(warp.warpSize());
    printer.print("]");
    if (!warp.args().isEmpty()) {
      printer.print(" args(");
      printer.printOperands(warp.args());
      printer.print(" : ");
      printer.printTypes(warp.args());
      printer.print(")");
    }
    if (!warp.results().isEmpty()) {
      printer.print(" -> (");
      printer.printTypes(warp.results());
      printer.print(")");
    }
    printer.print(" ");
    printer.printRegion(warp.warpRegion(), true, !warp.results().isEmpty());
    printer.printOptionalAttrDict(warp.operation(), SIZE);
  }
}
