// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.text.TypeMark;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The custom form of {@link Switches}. */
final class SwitchSyntax {
  private static final String OPERAND_SEGMENTS = "operandSegmentSizes";

  /** The text of an unsigned integer that is too large. */
  private static final BigInteger LIMIT =
      BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  private final OpAsmParser parser;
  private final OperationState state;
  private final SwitchWords words;

  /** The integer of each block but the default one, and how many values each is passed. */
  private final List<Case> cases = new ArrayList<>();

  private record Case(long value, int operands) {}

  SwitchSyntax(OpAsmParser parser, OperationState state, SwitchWords words) {
    this.parser = parser;
    this.state = state;
    this.words = words;
  }

  boolean parse() {
    OperandMark selector = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseColon()) {
      return false;
    }
    IntegerType type = parser.parseType(IntegerType.class);
    if (type == null || !parser.parseComma() || !parser.parseLSquare()) {
      return false;
    }
    SourceLocation at = parser.location();
    TypeMark typeFrom = parser.typeMark();
    if (!parser.parseKeyword("default") || !parser.parseColon() || !parseTarget(false)) {
      return false;
    }
    OperandMark to = parser.operandMark();
    TypeMark typeTo = parser.typeMark();
    if (!parseCases() || !parser.parseRSquare() || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    addAttributes(type, selector.countTo(to) - 1);
    return parser.resolveOperand(selector, type, state)
        && parser.resolveOperands(selector.plus(1), to, typeFrom, typeTo, at, state)
        && parser.resolveOperands(to, parser.operandMark(), typeTo, parser.typeMark(), at, state);
  }

  private boolean parseCases() {
    while (parser.parseOptionalComma()) {
      Long value = parser.parseInteger();
      OperandMark from = parser.operandMark();
      if (value == null || !parser.parseColon() || !parseTarget(true)) {
        return false;
      }
      cases.add(new Case(value, from.countTo(parser.operandMark())));
    }
    return true;
  }

  private boolean parseTarget(boolean withResultNumbers) {
    Block block = parser.parseSuccessor();
    if (block == null) {
      return false;
    }
    state.addSuccessor(block);
    return !parser.parseOptionalLParen()
        || (parser.parseOperandList(Delimiter.NONE, withResultNumbers)
            && parser.parseColonTypeList()
            && parser.parseRParen());
  }

  private void addAttributes(IntegerType type, int defaultOperands) {
    Context context = parser.context();
    int[] counts = cases.stream().mapToInt(Case::operands).toArray();
    if (counts.length > 0) {
      state.setAttribute(words.valuesAttribute(), values(type));
    }
    state.setAttribute(Switches.SEGMENTS, DenseArrayAttr.ofInts(context, counts));
    state.setAttribute(
        OPERAND_SEGMENTS, Segments.of(context, 1, defaultOperands, Arrays.stream(counts).sum()));
  }

  /** The integers, cut to the width of the type or extended to it. */
  private DenseIntOrFPElementsAttr values(IntegerType type) {
    DenseElementsBuilder values =
        DenseElementsBuilder.create(VectorType.get(new long[] {cases.size()}, type));
    cases.forEach(each -> values.add(BigInteger.valueOf(each.value())));
    return values.build();
  }

  static void print(OpAsmPrinter printer, Operation op, SwitchWords words) {
    Type type = op.operandType(0);
    printer.print(" ");
    printer.printOperand(op, 0);
    printer.print(" : ");
    printer.printType(type);
    printer.print(", [");
    printer.printNewline();
    printer.print("  default: ");
    int defaultOperands = Switches.defaultOperands(op);
    printer.printSuccessorAndUses(op.successor(0), op.operands(1, defaultOperands));
    if (op.attribute(words.valuesAttribute()) instanceof DenseIntOrFPElementsAttr values) {
      printCases(printer, op, values, 1 + defaultOperands);
      printer.printNewline();
    }
    printer.print("]");
    printer.printOptionalAttrDict(op, words.valuesAttribute(), Switches.SEGMENTS, OPERAND_SEGMENTS);
  }

  private static void printCases(
      OpAsmPrinter printer, Operation op, DenseIntOrFPElementsAttr values, int firstOperand) {
    int[] counts = Switches.segments(op);
    int from = firstOperand;
    for (int i = 0; i < op.successorCount() - 1; i++) {
      printer.print(",");
      printer.printNewline();
      printer.print("  " + values.bigBits(i, 0).min(LIMIT) + ": ");
      printer.printSuccessorAndUses(op.successor(i + 1), op.operands(from, counts[i]));
      from += counts[i];
    }
  }
}
