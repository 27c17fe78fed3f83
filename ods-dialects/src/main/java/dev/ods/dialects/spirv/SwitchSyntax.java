// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The custom form of {@link Switch}. */
final class SwitchSyntax {
  /** The attributes that stand elsewhere than in the dictionary. */
  private static final List<String> WRITTEN =
      List.of("literals", "case_operand_segments", "operandSegmentSizes");

  private final OpAsmParser parser;
  private final OperationState state;

  /** The integer of each block but the default one, and how many values each is passed. */
  private final List<Case> cases = new ArrayList<>();

  private record Case(long literal, int operands) {}

  private SwitchSyntax(OpAsmParser parser, OperationState state) {
    this.parser = parser;
    this.state = state;
  }

  static boolean parse(OpAsmParser parser, OperationState state) {
    return new SwitchSyntax(parser, state).parse();
  }

  private boolean parse() {
    int selector = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseColon()) {
      return false;
    }
    Type type = parser.parseType(IntegerType.class);
    if (type == null || !parser.parseComma() || !parser.parseLSquare()) {
      return false;
    }
    int at = parser.location();
    int typeFrom = parser.typeMark();
    if (!parser.parseKeyword("default") || !parser.parseColon() || !parseTarget()) {
      return false;
    }
    int to = parser.operandMark();
    int typeTo = parser.typeMark();
    if (!parseCases() || !parser.parseRSquare() || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    addAttributes(type, to - selector - 1);
    return parser.resolveOperand(selector, type, state)
        && parser.resolveOperands(selector + 1, to, typeFrom, typeTo, at, state)
        && parser.resolveOperands(to, parser.operandMark(), typeTo, parser.typeMark(), at, state);
  }

  private boolean parseCases() {
    while (parser.parseOptionalComma()) {
      Long literal = parser.parseInteger();
      int from = parser.operandMark();
      if (literal == null || !parser.parseColon() || !parseTarget()) {
        return false;
      }
      cases.add(new Case(literal, parser.operandMark() - from));
    }
    return true;
  }

  private boolean parseTarget() {
    Block block = parser.parseSuccessor();
    if (block == null) {
      return false;
    }
    state.addSuccessor(block);
    return !parser.parseOptionalLParen()
        || (parser.parseOperandList() && parser.parseColonTypeList() && parser.parseRParen());
  }

  private void addAttributes(Type type, int defaultOperands) {
    Context context = parser.context();
    int[] counts = cases.stream().mapToInt(Case::operands).toArray();
    // An integer of another width is no selector, which the verifier reports.
    if (counts.length > 0 && ScalarInteger.test(type)) {
      state.addAttribute("literals", literals((IntegerType) type));
    }
    state.addAttribute("case_operand_segments", DenseArrayAttr.ofInts(context, counts));
    state.addAttribute(
        "operandSegmentSizes",
        Segments.of(context, 1, defaultOperands, Arrays.stream(counts).sum()));
  }

  /** The integers, each with its lowest byte first. */
  private DenseIntOrFPElementsAttr literals(IntegerType type) {
    int width = type.width() / Byte.SIZE;
    byte[] bytes = new byte[Math.multiplyExact(cases.size(), width)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (cases.get(i / width).literal() >> (i % width * Byte.SIZE));
    }
    return DenseIntOrFPElementsAttr.fromRaw(VectorType.get(new long[] {cases.size()}, type), bytes);
  }

  static void print(OpAsmPrinter printer, Switch op) {
    printer.print(" ");
    printer.printOperand(op.selector());
    printer.print(" : ");
    printer.printType(op.selector().type());
    printer.print(", [");
    printer.printNewline();
    printer.print("  default: ");
    printer.printSuccessorAndUses(op.defaultTarget(), op.defaultOperands());
    if (op.literals().orElse(null) instanceof DenseIntOrFPElementsAttr literals) {
      printCases(printer, op, literals);
      printer.printNewline();
    }
    printer.print("]");
    printer.printOptionalAttrDict(op.operation(), WRITTEN);
  }

  private static void printCases(
      OpAsmPrinter printer, Switch op, DenseIntOrFPElementsAttr literals) {
    List<Block> targets = op.targets();
    int[] counts = op.caseOperandSegments();
    int from = 0;
    for (int i = 0; i < targets.size(); i++) {
      printer.print(",");
      printer.printNewline();
      printer.print("  " + Long.toUnsignedString(literals.bits(i, 0)) + ": ");
      printer.printSuccessorAndUses(
          targets.get(i), op.targetOperands().subList(from, from + counts[i]));
      from += counts[i];
    }
  }
}
