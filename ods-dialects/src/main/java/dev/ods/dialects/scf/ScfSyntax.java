// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import java.util.List;

/** Syntax shared by the custom forms of several operations. */
final class ScfSyntax {
  private ScfSyntax() {}

  /** Parses a region whose terminator may be implicit if it yields no values. */
  static boolean parseYieldingRegion(OpAsmParser parser, Region region, OperationState state) {
    return parseYieldingRegion(parser, region, List.of(), state);
  }

  /** Parses such a region after its arguments. */
  static boolean parseYieldingRegion(
      OpAsmParser parser, Region region, List<Argument> arguments, OperationState state) {
    if (!parser.parseRegion(region, arguments, false)) {
      return false;
    }
    parser.ensureTerminator(region, parser.context().operationName(YieldOp.NAME), state.location());
    return true;
  }

  /** Sets the type of all arguments from {@code from} on. */
  static void setTypes(List<Argument> arguments, int from, Type type) {
    for (int i = from; i < arguments.size(); i++) {
      arguments.set(i, arguments.get(i).withType(type));
    }
  }

  /** Sets the types of the arguments from {@code from} on to those of the results. */
  static void setResultTypes(List<Argument> arguments, int from, OperationState state) {
    for (int i = from; i < arguments.size(); i++) {
      arguments.set(i, arguments.get(i).withType(state.type(i - from)));
    }
  }

  /** Prints {@code -> (types)}, in parentheses even if there is one. */
  static void printTypes(OpAsmPrinter printer, List<Value> values) {
    printer.print(" -> (");
    printer.printTypes(values);
    printer.print(")");
  }

  /** Prints {@code prefix(%argument = %operand, …)}; nothing if there are no operands. */
  static void printAssignments(
      OpAsmPrinter printer, String prefix, List<Value> arguments, List<Value> operands) {
    if (operands.isEmpty()) {
      return;
    }
    String separator = prefix + "(";
    for (int i = 0; i < operands.size(); i++) {
      printer.print(separator);
      printer.printOperand(arguments.get(i));
      printer.print(" = ");
      printer.printOperand(operands.get(i));
      separator = ", ";
    }
    printer.print(")");
  }

  /** The block arguments of an operation's first region from {@code from} on. */
  static List<Value> arguments(Operation op, int from) {
    Block block = op.region(0).first();
    if (block == null) {
      return List.of();
    }
    List<Value> arguments = block.arguments();
    return arguments.subList(from, arguments.size());
  }
}
