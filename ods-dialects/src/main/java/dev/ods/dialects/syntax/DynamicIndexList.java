// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.OptionalResult;
import dev.ods.text.Parsed;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list whose elements are integers or values, such as {@code (4, %n)}: the integers are in an
 * attribute, with {@link ShapedType#DYNAMIC} for each of the values, which are operands.
 */
public final class DynamicIndexList {
  private DynamicIndexList() {}

  /**
   * Parses a list; the values go onto the operand stack.
   *
   * @return the integers; null after a diagnostic has been reported
   */
  public static @Nullable DenseArrayAttr parse(OpAsmParser parser, Delimiter delimiter) {
    List<Long> integers = new ArrayList<>();
    boolean read =
        parser.parseCommaSeparatedList(
            delimiter, () -> parseElement(parser, integers), " in dynamic index list");
    if (!read) {
      parser.error(parser.nameLocation(), "expected SSA value or integer");
      return null;
    }
    return DenseArrayAttr.ofLongs(
        parser.context(), integers.stream().mapToLong(Long::longValue).toArray());
  }

  private static boolean parseElement(OpAsmParser parser, List<Long> integers) {
    OptionalResult value = parser.parseOptionalOperand();
    // MLIR treats brackets around an integer, and after a value, as scalable sizes.
    boolean isScalable = parser.parseOptionalLSquare();
    // After a malformed value, MLIR also expects an integer, and reports that it is missing.
    Long integer =
        value == OptionalResult.SUCCESS ? Long.valueOf(ShapedType.DYNAMIC) : parser.parseInteger();
    return value != OptionalResult.FAILURE
        && integer != null
        && (!isScalable || parser.parseOptionalRSquare())
        && integers.add(integer);
  }

  /** Parses a list in square brackets: {@code custom<DynamicIndexList>($values, $integers)}. */
  public static boolean parseDynamicIndexList(
      OpAsmParser parser, List<OperandMark> values, Parsed<DenseArrayAttr> integers) {
    OperandMark from = parser.operandMark();
    integers.set(parse(parser, Delimiter.SQUARE));
    values.addAll(from.rangeTo(parser.operandMark()));
    return integers.get() != null;
  }

  /** Prints the syntax of {@link #parseDynamicIndexList}. */
  public static void printDynamicIndexList(
      OpAsmPrinter printer, Operation operation, ValueRange values, DenseArrayAttr integers) {
    print(printer, integers.toLongs(), values, Delimiter.SQUARE);
  }

  /** Prints the syntax of {@link #parse}. */
  public static void print(
      OpAsmPrinter printer, long[] integers, List<Value> values, Delimiter delimiter) {
    Iterator<Value> next = values.iterator();
    printer.print(delimiter == Delimiter.SQUARE ? "[" : "(");
    String separator = "";
    for (long integer : integers) {
      printer.print(separator);
      if (ShapedType.isDynamic(integer)) {
        printer.printOperand(next.next());
      } else {
        printer.print(Long.toString(integer));
      }
      separator = ", ";
    }
    printer.print(delimiter == Delimiter.SQUARE ? "]" : ")");
  }
}
