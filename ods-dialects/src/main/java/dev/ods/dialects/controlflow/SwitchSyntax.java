// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.controlflow;

import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.text.TypeMark;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The directive in the formats of {@link Switches}. */
public final class SwitchSyntax {
  /** The text of an unsigned integer that is too large. */
  private static final BigInteger LIMIT =
      BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

  private SwitchSyntax() {}

  /**
   * Parses {@code default: ^default(…), 0: ^block(…), …}.
   *
   * @param type of the integer, an integer type
   * @param values the integers of the blocks, cut to the width of the type or extended to it
   */
  public static boolean parseSwitchOpCases(
      OpAsmParser parser,
      Type type,
      Parsed<Block> defaultBlock,
      List<OperandMark> defaultOperands,
      List<Type> defaultTypes,
      Parsed<DenseIntOrFPElementsAttr> values,
      List<Block> blocks,
      List<List<OperandMark>> operands,
      List<List<Type>> types) {
    if (!parser.parseKeyword("default") || !parser.parseColon()) {
      return false;
    }
    Block block = parseTarget(parser, false, defaultOperands, defaultTypes);
    if (block == null) {
      return false;
    }
    defaultBlock.set(block);
    List<Long> integers = new ArrayList<>();
    while (parser.parseOptionalComma()) {
      Long value = parser.parseInteger();
      operands.add(new ArrayList<>());
      types.add(new ArrayList<>());
      int last = blocks.size();
      block =
          value != null && parser.parseColon()
              ? parseTarget(parser, true, operands.get(last), types.get(last))
              : null;
      if (value == null || block == null) {
        return false;
      }
      integers.add(value);
      blocks.add(block);
    }
    if (!integers.isEmpty()) {
      DenseElementsBuilder elements =
          DenseElementsBuilder.create(VectorType.get(new long[] {integers.size()}, type));
      integers.forEach(elements::add);
      values.set(elements.build());
    }
    return true;
  }

  /** Parses {@code ^block(%a, %b : type, type)}; null after a diagnostic has been reported. */
  private static @Nullable Block parseTarget(
      OpAsmParser parser, boolean withResultNumbers, List<OperandMark> operands, List<Type> types) {
    Block block = parser.parseSuccessor();
    if (block == null || !parser.parseOptionalLParen()) {
      return block;
    }
    OperandMark from = parser.operandMark();
    TypeMark typeFrom = parser.typeMark();
    boolean parsed =
        parser.parseOperandList(Delimiter.NONE, withResultNumbers)
            && parser.parseColonTypeList()
            && parser.parseRParen();
    operands.addAll(from.rangeTo(parser.operandMark()));
    types.addAll(parser.types(typeFrom, parser.typeMark()));
    return parsed ? block : null;
  }

  /** Prints the syntax of {@link #parseSwitchOpCases}. */
  public static void printSwitchOpCases(
      OpAsmPrinter printer,
      Operation operation,
      Type type,
      Block defaultBlock,
      ValueRange defaultOperands,
      List<Type> defaultTypes,
      @Nullable DenseIntOrFPElementsAttr values,
      List<Block> blocks,
      List<ValueRange> operands,
      List<List<Type>> types) {
    printer.print("  default: ");
    printer.printSuccessorAndUses(defaultBlock, defaultOperands);
    if (values == null) {
      return;
    }
    for (int i = 0; i < blocks.size(); i++) {
      printer.print(",");
      printer.printNewline();
      printer.print("  " + values.bigBits(i, 0).min(LIMIT) + ": ");
      printer.printSuccessorAndUses(blocks.get(i), operands.get(i));
    }
    printer.printNewline();
  }
}
