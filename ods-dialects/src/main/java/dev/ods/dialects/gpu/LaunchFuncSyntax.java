// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IndexType;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parts of the format of {@link LaunchOps.LaunchFunc}. */
public final class LaunchFuncSyntax {
  private LaunchFuncSyntax() {}

  /** Parses {@code : type}, that of all sizes; by default it is {@code index}. */
  static boolean parseLaunchDimType(
      OpAsmParser parser,
      Parsed<Type> grid,
      @Nullable OperandMark cluster,
      Parsed<Type> clusterX,
      Parsed<Type> clusterY,
      Parsed<Type> clusterZ) {
    Type type = parser.parseOptionalColon() ? parser.parseType() : IndexType.get(parser.context());
    grid.set(type);
    if (cluster != null) {
      clusterX.set(type);
      clusterY.set(type);
      clusterZ.set(type);
    }
    return type != null;
  }

  /** Prints the syntax of {@link #parseLaunchDimType}. */
  static void printLaunchDimType(
      OpAsmPrinter printer,
      Operation op,
      Type grid,
      @Nullable Value cluster,
      @Nullable Type clusterX,
      @Nullable Type clusterY,
      @Nullable Type clusterZ) {
    if (!(grid instanceof IndexType)) {
      printer.print(": ");
      printer.printType(grid);
    }
  }

  /** Parses {@code args(%a : type, %b : type)} if present. */
  static boolean parseLaunchFuncOperands(
      OpAsmParser parser, List<OperandMark> operands, List<Type> types) {
    OperandMark from = parser.operandMark();
    boolean parsed =
        !parser.parseOptionalKeyword("args")
            || parser.parseCommaSeparatedList(
                Delimiter.PAREN,
                () -> {
                  Type type = parser.parseOperand() ? parser.parseColonType() : null;
                  return type != null && types.add(type);
                },
                " in argument list");
    operands.addAll(from.rangeTo(parser.operandMark()));
    return parsed;
  }

  /** Prints the syntax of {@link #parseLaunchFuncOperands}. */
  static void printLaunchFuncOperands(
      OpAsmPrinter printer, Operation op, ValueRange operands, List<Type> types) {
    if (operands.isEmpty()) {
      return;
    }
    printer.print("args(");
    for (int i = 0; i < operands.size(); i++) {
      printer.print(i > 0 ? ", " : "");
      printer.printOperand(operands.get(i));
      printer.print(" : ");
      printer.printType(types.get(i));
    }
    printer.print(")");
  }
}
