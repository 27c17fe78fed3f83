// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I32;
import dev.ods.ir.Block;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Executes one of two bodies. */
@Op(dialect = WasmssaDialect.class, name = "if")
public interface If extends LabelLevelOp {
  /** The second body is executed if this is zero. */
  @Operand(I32.class)
  Value condition();

  /** The arguments of the bodies. */
  @Operand(AnyValue.class)
  ValueRange inputs();

  /** The first body. */
  @dev.ods.annotation.Region(name = "if")
  Region then();

  /** The second body; it may be empty. */
  @dev.ods.annotation.Region(name = "else")
  Region otherwise();

  /** What is done after the body. */
  Block target();

  /** A branch to this level continues behind it. */
  @Override
  default Block labelTarget() {
    return target();
  }

  /** Reads {@code %condition(%inputs) : types attr-dict : {…} else {…}> ^target}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int condition = parser.operandMark();
    if (!parser.parseOperand()) {
      return false;
    }
    boolean hasInputs = parser.parseOptionalLParen();
    Inputs inputs = Inputs.here(parser);
    if (hasInputs
        && !(parser.parseOperandList() && parser.parseRParen() && parser.parseColonTypeList())) {
      return false;
    }
    return parser.parseOptionalAttrDict(state)
        && parser.parseColon()
        && parser.parseRegion(state.addRegion())
        && parseElse(parser, state)
        && parser.parseGreater()
        && Inputs.parseSuccessor(parser, state)
        && parser.resolveOperand(condition, IntegerType.get(parser.context(), 32), state)
        && inputs.resolve(parser, state);
  }

  /** Any other word in this place is passed over, as in MLIR. */
  private static boolean parseElse(OpAsmParser parser, OperationState state) {
    Region region = state.addRegion();
    return !"else".equals(parser.parseOptionalKeywordOrString()) || parser.parseRegion(region);
  }

  /** Writes the custom form: what {@link #parse} reads, but for a second body. */
  static void print(OpAsmPrinter printer, If op) {
    printer.print(" ");
    printer.printOperand(op.condition());
    if (!op.inputs().isEmpty()) {
      printer.print("(");
      printer.printOperands(op.inputs());
      printer.print(") : ");
      printer.printTypes(op.inputs());
    }
    printer.printOptionalAttrDict(op.operation());
    printer.print(" : ");
    printer.printRegion(op.then());
    printer.print(" ");
    if (!op.otherwise().isEmpty()) {
      // MLIR writes the word and the space as one string, and does not read it again.
      printer.print("\"else \"");
      printer.printRegion(op.otherwise());
    }
    printer.print("> ");
    printer.printSuccessor(op.target());
  }
}
