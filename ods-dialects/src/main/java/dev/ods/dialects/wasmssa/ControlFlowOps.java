// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.*;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.ir.*;
import dev.ods.ir.Block;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
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
  @AssemblyFormat(
      "$condition (`(` $inputs^ `)` `:` type($inputs))? attr-dict `:` $if"
          + " custom<ElseRegion>($else) `>` $target")
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

    /** Parses the second body, if there is one; any other keyword here is skipped, as in MLIR. */
    static boolean parseElseRegion(OpAsmParser parser, Region otherwise) {
      return !"else".equals(parser.parseOptionalKeywordOrString()) || parser.parseRegion(otherwise);
    }

    /** Prints the second body. */
    static void printElseRegion(OpAsmPrinter printer, Operation operation, Region otherwise) {
      if (!otherwise.isEmpty()) {
        // MLIR prints the keyword and the space as one string, which it cannot parse.
        printer.print("\"else \"");
        printer.printRegion(otherwise);
      }
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
  @AssemblyFormat(
      "$condition `to` `level` $exitLevel (`with` `args` `(` $inputs^ `:` type($inputs) `)`)? `else`"
          + " $elseSuccessor attr-dict")
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
