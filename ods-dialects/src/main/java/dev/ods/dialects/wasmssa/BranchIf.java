// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I32;
import dev.ods.constraint.UI32Attr;
import dev.ods.ir.Block;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;

/** Continues at the label of a level of nesting, or at a block. */
@Op(dialect = WasmssaDialect.class, name = "branch_if")
public interface BranchIf extends LabelBranchingOp {
  /** The block is chosen if this is zero. */
  @Operand(I32.class)
  Value condition();

  /** How many levels lie between this operation and the one with the label. */
  @Attr(value = UI32Attr.class, name = "exitLevel")
  IntegerAttr exitLevel();

  /** The arguments of the label's block. */
  @Operand(AnyValue.class)
  ValueRange inputs();

  /** The block. */
  Block elseSuccessor();

  @Override
  default long exitLevels() {
    return exitLevel().value();
  }

  /** Reads {@code %condition to level 0 with args(%inputs : types) else ^block attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    int condition = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseKeyword("to") || !parser.parseKeyword("level")) {
      return false;
    }
    IntegerType ui32 = IntegerType.get(parser.context(), 32, IntegerType.Signedness.UNSIGNED);
    IntegerAttr exitLevel = parser.parseAttribute(IntegerAttr.class, ui32);
    if (exitLevel == null) {
      return false;
    }
    boolean hasInputs = parser.parseOptionalKeyword("with");
    if (hasInputs && !(parser.parseKeyword("args") && parser.parseLParen())) {
      return false;
    }
    Inputs inputs = Inputs.here(parser);
    if (hasInputs
        && !(parser.parseOperandList() && parser.parseColonTypeList() && parser.parseRParen())) {
      return false;
    }
    if (!parser.parseKeyword("else")
        || !Inputs.parseSuccessor(parser, state)
        || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    state.addAttribute("exitLevel", exitLevel);
    return parser.resolveOperand(condition, IntegerType.get(parser.context(), 32), state)
        && inputs.resolve(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, BranchIf op) {
    printer.print(" ");
    printer.printOperand(op.condition());
    printer.print(" to level ");
    printer.printAttributeWithoutType(op.exitLevel());
    if (!op.inputs().isEmpty()) {
      printer.print(" with args(");
      printer.printOperands(op.inputs());
      printer.print(" : ");
      printer.printTypes(op.inputs());
      printer.print(")");
    }
    printer.print(" else ");
    printer.printSuccessor(op.elseSuccessor());
    printer.printOptionalAttrDict(op.operation(), "exitLevel");
  }
}
