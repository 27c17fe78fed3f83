// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.builtin.FunctionType;
import dev.ods.constraint.FunctionTypeConstraint;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import java.util.List;
import java.util.Optional;

/**
 * Indirect call operation.
 *
 * <p>A call of a value of function type.
 */
@Op(dialect = FuncDialect.class, name = "call_indirect")
public interface CallIndirect extends OpView {
  /** The function. */
  @Operand(FunctionTypeConstraint.class)
  Value callee();

  /** The arguments. */
  @Operand(name = "callee_operands")
  ValueRange calleeOperands();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** The results of the function. */
  @Result
  ValueRange results();

  /** Parses {@code %callee(%operands) attr-dict : type}; operands and results follow the type. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    OperandMark callee = parser.operandMark();
    if (!parser.parseOperand() || !parser.parseLParen()) {
      return false;
    }
    SourceLocation at = parser.location();
    OperandMark from = parser.operandMark();
    if (!parser.parseOperandList() || !parser.parseRParen()) {
      return false;
    }
    OperandMark to = parser.operandMark();
    if (!parser.parseOptionalAttrDict(state)) {
      return false;
    }
    FunctionType type = parser.parseColonFunctionType();
    if (type == null) {
      return false;
    }
    state.addTypes(type.results());
    return parser.resolveOperand(callee, type, state)
        && parser.resolveOperands(from, to, type.inputs(), at, state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, CallIndirect call) {
    printer.print(" ");
    printer.printOperand(call.callee());
    printer.print("(");
    printer.printOperands(call.calleeOperands());
    printer.print(")");
    printer.printOptionalAttrDict(call.operation());
    printer.print(" : ");
    printer.printType(call.callee().type());
  }
}
