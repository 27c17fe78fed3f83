// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.UnitAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import java.util.ArrayList;
import java.util.List;

/** The custom form of {@link For}. */
final class ForSyntax {
  private static final String UNSIGNED = "unsignedCmp";

  private ForSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalKeyword("unsigned")) {
      parser.addAttributeOnce(state, UNSIGNED, UnitAttr.get(parser.context()));
    }
    OperandMark bounds = parser.operandMark();
    List<Argument> arguments = new ArrayList<>();
    if (!parseRange(parser, arguments) || !parseCarried(parser, arguments, state)) {
      return false;
    }
    if (arguments.size() != state.typeCount() + 1) {
      return parser.error(
          parser.nameLocation(), "mismatch in number of loop-carried values and defined values");
    }
    Type type = parser.parseOptionalColon() ? parser.parseType() : IndexType.get(parser.context());
    if (type == null) {
      return false;
    }
    ScfSyntax.setTypes(arguments, 0, type);
    ScfSyntax.setResultTypes(arguments, 1, state);
    // The operands follow the region, in which they must not be defined.
    return ScfSyntax.parseYieldingRegion(parser, state.addRegion(), arguments, state)
        && parser.resolveOperands(bounds, bounds.plus(3), type, state)
        && resolveCarried(parser, bounds.plus(3), state)
        && parser.parseOptionalAttrDict(state);
  }

  private static boolean parseRange(OpAsmParser parser, List<Argument> arguments) {
    Argument number = parser.parseNumberedArgument();
    return number != null
        && arguments.add(number)
        && parser.parseEqual()
        && parser.parseOperand()
        && parser.parseKeyword("to")
        && parser.parseOperand()
        && parser.parseKeyword("step")
        && parser.parseOperand();
  }

  private static boolean parseCarried(
      OpAsmParser parser, List<Argument> arguments, OperationState state) {
    return !parser.parseOptionalKeyword("iter_args")
        || (parser.parseAssignmentList(arguments) && parser.parseArrowTypeList(state));
  }

  private static boolean resolveCarried(
      OpAsmParser parser, OperandMark from, OperationState state) {
    boolean valid = true;
    for (int i = 0; valid && i < state.typeCount(); i++) {
      valid = parser.resolveOperand(from.plus(i), state.type(i), state);
    }
    return valid;
  }

  static void print(OpAsmPrinter printer, For loop) {
    Operation op = loop.operation();
    List<Value> arguments = ScfSyntax.arguments(op, 0);
    Value number = arguments.get(0);
    printer.print(loop.unsignedCmp() ? " unsigned " : " ");
    printer.printOperand(number);
    printer.print(" = ");
    printer.printOperand(op, 0);
    printer.print(" to ");
    printer.printOperand(op, 1);
    printer.print(" step ");
    printer.printOperand(op, 2);
    boolean carries = !loop.initArgs().isEmpty();
    if (carries) {
      ScfSyntax.printAssignments(
          printer, " iter_args", arguments.subList(1, arguments.size()), loop.initArgs());
      ScfSyntax.printTypes(printer, loop.initArgs());
    }
    printer.print(" ");
    if (!(number.type() instanceof IndexType)) {
      printer.print(" : ");
      printer.printType(number.type());
      printer.print(" ");
    }
    printer.printRegion(loop.region(), false, carries);
    printer.printOptionalAttrDict(op, UNSIGNED);
  }
}
