// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.*;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.ir.*;
import dev.ods.ir.Block;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.Terminator;
import org.jspecify.annotations.Nullable;

/** Loops, conditionals, branches and calls. */
public interface ControlFlowOps {
  /** Creates a level of nesting with a label at its start. */
  @Op(dialect = WasmssaDialect.class, name = "loop")
  interface Loop extends BlockLikeOp {
    /** A branch to this level continues at the start of the body. */
    @Override
    default @Nullable Block labelTarget() {
      return body().first();
    }
  }

  /** Executes one of two bodies. */
  @Op(dialect = WasmssaDialect.class, name = "if")
  interface If extends LabelLevelOp {
    /** The second body is executed if this is zero. */
    @Operand(I32.class)
    Value condition();

    /** The arguments of the bodies. */
    @Operand(AnyValue.class)
    ValueRange inputs();

    /** The first body. */
    @NamedRegion("if")
    Region then();

    /** The second body; it may be empty. */
    @NamedRegion("else")
    Region otherwise();

    /** The successor. */
    Block target();

    /** A branch to this level continues after it. */
    @Override
    default Block labelTarget() {
      return target();
    }

    /** Parses {@code %condition(%inputs) : types attr-dict : {…} else {…}> ^target}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark condition = parser.operandMark();
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

    /** Any other keyword here is skipped, as in MLIR. */
    private static boolean parseElse(OpAsmParser parser, OperationState state) {
      Region region = state.addRegion();
      return !"else".equals(parser.parseOptionalKeywordOrString()) || parser.parseRegion(region);
    }

    /** Prints the custom form: the syntax of {@link #parse}, except for a second body. */
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
        // MLIR prints the keyword and the space as one string, which it cannot parse.
        printer.print("\"else \"");
        printer.printRegion(op.otherwise());
      }
      printer.print("> ");
      printer.printSuccessor(op.target());
    }
  }

  /** Exits the innermost level of nesting and continues after it. */
  @Op(dialect = WasmssaDialect.class, name = "block_return")
  @AssemblyFormat("($inputs^ `:` type($inputs))? attr-dict")
  interface BlockReturn extends LabelBranchingOp {
    /** The arguments of the following block. */
    @Operand(AnyValue.class)
    ValueRange inputs();

    @Override
    default long exitLevels() {
      return 0;
    }
  }

  /** Continues at the label of a level of nesting, or at a block. */
  @Op(dialect = WasmssaDialect.class, name = "branch_if")
  interface BranchIf extends LabelBranchingOp {
    /** The successor is taken if this is zero. */
    @Operand(I32.class)
    Value condition();

    /** The number of levels between this operation and the one with the label. */
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

    /** Parses {@code %condition to level 0 with args(%inputs : types) else ^block attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark condition = parser.operandMark();
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
      state.setAttribute("exitLevel", exitLevel);
      return parser.resolveOperand(condition, IntegerType.get(parser.context(), 32), state)
          && inputs.resolve(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
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

  /** Calls a function. */
  @Op(dialect = WasmssaDialect.class, name = "call")
  @AssemblyFormat(
      "$callee (`(` $operands^ `)`)? attr-dict `:` functional-type($operands, $results)")
  interface FuncCall extends OpView {
    /** The function. */
    @Attr
    @FlatSymbolRef
    String callee();

    /** The arguments. */
    @Operand(AnyValue.class)
    ValueRange operands();

    /** The results of the function. */
    @Result(AnyValue.class)
    ValueRange results();
  }

  /** Returns from the function. */
  @Op(dialect = WasmssaDialect.class, name = "return")
  @Trait(Terminator.class)
  @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
  interface Return extends OpView {
    /** The results of the function. */
    @Operand(AnyValue.class)
    ValueRange operands();
  }
}
