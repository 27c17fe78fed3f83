// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.Segments;
import dev.ods.dialects.syntax.DynamicIndexList;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.ArrayList;
import java.util.List;

/** The lists in the custom forms of operations with offsets, sizes and strides. */
final class SliceSyntax {
  /** The attributes of the lists. */
  static final List<String> WRITTEN =
      List.of("static_offsets", "static_sizes", "static_strides", "operandSegmentSizes");

  private final OpAsmParser parser;
  private final OperationState state;
  private final OperandMark source;

  /** The ends of the lists. */
  private final List<OperandMark> marks = new ArrayList<>();

  /** Starts to parse, with the source as the next operand. */
  SliceSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
    this.source = parser.operandMark();
  }

  /**
   * Parses the next list.
   *
   * @param name the attribute for its integers
   */
  boolean parseList(String name) {
    DenseArrayAttr numbers = DynamicIndexList.parse(parser, Delimiter.SQUARE);
    if (numbers == null) {
      return false;
    }
    state.setAttribute(name, numbers);
    marks.add(parser.operandMark());
    return true;
  }

  /** Parses {@code attr-dict : type to type} and adds operands and result to the operation. */
  <T extends Type> boolean parseRest(Class<T> sourceKind) {
    if (!parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
      return false;
    }
    Type sourceType = parser.parseType(sourceKind);
    if (sourceType == null || !parser.parseKeyword("to")) {
      return false;
    }
    Type result = parser.parseType(MemRefType.class);
    if (result == null) {
      return false;
    }
    state.addType(result);
    addSegments();
    Type index = IndexType.get(parser.context());
    return parser.resolveOperand(source, sourceType, state)
        && parser.resolveOperands(source.plus(1), parser.operandMark(), index, state);
  }

  private void addSegments() {
    int[] sizes = {1, 0, 0, 0};
    OperandMark start = source.plus(1);
    for (int i = 0; i < marks.size(); i++) {
      sizes[i + 1] = start.countTo(marks.get(i));
      start = marks.get(i);
    }
    state.setAttribute("operandSegmentSizes", Segments.of(parser.context(), sizes));
  }

  static void print(OpAsmPrinter printer, long[] numbers, List<Value> values) {
    DynamicIndexList.print(printer, numbers, values, Delimiter.SQUARE);
  }

  static void printRest(OpAsmPrinter printer, Operation op) {
    printer.printOptionalAttrDict(op, WRITTEN);
    printer.print(" : ");
    printer.printType(op.operandType(0));
    printer.print(" to ");
    printer.printType(op.resultType(0));
  }
}
