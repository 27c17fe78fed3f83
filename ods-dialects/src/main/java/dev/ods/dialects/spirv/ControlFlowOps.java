// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.constraint.AnyIntElementsAttr;
import dev.ods.control.BranchOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.SwitchSyntax;
import dev.ods.dialects.controlflow.SwitchWords;
import dev.ods.dialects.controlflow.Switches;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ValueTypes.SpirvType;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Branches and returns (MLIR: SPIRVControlFlowOps.td). */
public interface ControlFlowOps {
  /** Continues at another block. */
  @Op(dialect = SpirvDialect.class, name = "Branch")
  @Trait({BranchOpInterface.class, InFunctionScope.class, Pure.class, Terminator.class})
  @AssemblyFormat("$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict")
  interface Branch extends BranchOpInterface {
    /** The arguments of the block. */
    @Operand(value = SpirvType.class, name = "targetOperands")
    ValueRange targetOperands();

    /** The block. */
    Block target();

    @Override
    default ValueRange successorOperands(int index) {
      return targetOperands();
    }
  }

  /** Continues at one of two blocks. */
  @Op(dialect = SpirvDialect.class, name = "BranchConditional")
  @Trait({
    AttrSizedOperandSegments.class,
    BranchOpInterface.class,
    InFunctionScope.class,
    Pure.class,
    Terminator.class
  })
  interface BranchConditional extends BranchOpInterface {
    /** Whether to branch to the first block. */
    @Operand(Bool.class)
    Value condition();

    /** The arguments of the first block. */
    @Operand(value = SpirvType.class, name = "trueTargetOperands")
    ValueRange trueTargetOperands();

    /** The arguments of the second block. */
    @Operand(value = SpirvType.class, name = "falseTargetOperands")
    ValueRange falseTargetOperands();

    /** How often each block is chosen, compared with the other. */
    @Attr(name = "branch_weights")
    Optional<List<Integer>> branchWeights();

    /** The first block. */
    Block trueTarget();

    /** The second block. */
    Block falseTarget();

    /** Parses {@code %condition [weight, weight], ^first(…), ^second(…)}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark condition = parser.operandMark();
      if (!parser.parseOperand()
          || !parser.resolveOperand(condition, IntegerType.get(parser.context(), 1), state)
          || !parseWeights(parser, state)
          || !parser.parseComma()
          || !parser.parseSuccessorAndUses(state)) {
        return false;
      }
      int middle = state.operandCount();
      if (!parser.parseComma() || !parser.parseSuccessorAndUses(state)) {
        return false;
      }
      int end = state.operandCount();
      state.setAttribute(
          "operandSegmentSizes", Segments.of(parser.context(), 1, middle - 1, end - middle));
      return true;
    }

    private static boolean parseWeights(OpAsmParser parser, OperationState state) {
      if (!parser.parseOptionalLSquare()) {
        return true;
      }
      IntegerType i32 = IntegerType.get(parser.context(), 32);
      IntegerAttr first = parser.parseAttribute(IntegerAttr.class, i32);
      IntegerAttr second =
          first != null && parser.parseComma()
              ? parser.parseAttribute(IntegerAttr.class, i32)
              : null;
      if (second == null || !parser.parseRSquare()) {
        return false;
      }
      state.setAttribute("branch_weights", ArrayAttr.get(parser.context(), first, second));
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, BranchConditional op) {
      printer.print(" ");
      printer.printOperand(op.condition());
      op.branchWeights().ifPresent(weights -> printer.print(" " + weights));
      printer.print(", ");
      printer.printSuccessorAndUses(op.trueTarget(), op.trueTargetOperands());
      printer.print(", ");
      printer.printSuccessorAndUses(op.falseTarget(), op.falseTargetOperands());
    }

    @Override
    default ValueRange successorOperands(int index) {
      return index == 0 ? trueTargetOperands() : falseTargetOperands();
    }

    /** Checks the weights. */
    default void verify(Diagnostics diagnostics) {
      List<Integer> weights = branchWeights().orElse(null);
      if (weights == null) {
        return;
      }
      if (weights.size() != 2) {
        diagnostics.opError(operation(), "must have exactly two branch weights");
      } else if (weights.stream().allMatch(weight -> weight == 0)) {
        diagnostics.opError(operation(), "branch weights cannot both be zero");
      }
    }
  }

  /** Branches to the block for an integer, or to a default block. */
  @Op(dialect = SpirvDialect.class, name = "Switch")
  @AssemblyFormat(
      value =
          "$selector `:` type($selector) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($selector)),"
              + " $defaultTarget, $defaultOperands, type($defaultOperands), $literals, $targets,"
              + " $targetOperands, type($targetOperands)) `]` attr-dict",
      customs = SwitchSyntax.class)
  @Trait({
    AttrSizedOperandSegments.class,
    BranchOpInterface.class,
    InFunctionScope.class,
    Pure.class,
    Terminator.class
  })
  interface Switch extends Switches {
    /** The terms used in messages. */
    SwitchWords WORDS = new SwitchWords("selector", "literals", "literals", "targets");

    /** The integer. */
    @Operand(ScalarInteger.class)
    Value selector();

    /** The arguments of the default block. */
    @Override
    @Operand(name = "defaultOperands")
    ValueRange defaultOperands();

    /** The arguments of the other blocks. */
    @Operand(name = "targetOperands", segments = "case_operand_segments")
    List<ValueRange> targetOperands();

    /** The case values of the blocks. */
    @Attr(AnyIntElementsAttr.class)
    Optional<DenseIntOrFPElementsAttr> literals();

    /** How many arguments each of the other blocks has. */
    @Attr(name = "case_operand_segments")
    int[] caseOperandSegments();

    /** The default block. */
    Block defaultTarget();

    /** The other blocks. */
    List<Block> targets();

    @Override
    default SwitchWords words() {
      return WORDS;
    }

    @Override
    default List<ValueRange> otherOperands() {
      return targetOperands();
    }

    @Override
    default Optional<DenseIntOrFPElementsAttr> integers() {
      return literals();
    }

    /** Compares the integers with the blocks. */
    default void verify(Diagnostics diagnostics) {
      Switches.verify(this, diagnostics);
    }
  }

  /** Ends the invocation of a fragment shader. */
  @Op(dialect = SpirvDialect.class, name = "Kill")
  @Trait(Terminator.class)
  @AssemblyFormat("attr-dict")
  interface Kill extends OpView {}

  /** Ends a function that has no result. */
  @Op(dialect = SpirvDialect.class, name = "Return")
  @Trait({InFunctionScope.class, Pure.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("attr-dict")
  interface Return extends OpView {}

  /** Ends a function with its result. */
  @Op(dialect = SpirvDialect.class, name = "ReturnValue")
  @Trait({InFunctionScope.class, Pure.class, ReturnLike.class, Terminator.class})
  @AssemblyFormat("$value attr-dict `:` type($value)")
  interface ReturnValue extends OpView {
    /** The result. */
    @Operand(SpirvType.class)
    Value value();
  }

  /** Terminates an unreachable block. */
  @Op(dialect = SpirvDialect.class, name = "Unreachable")
  @Trait({InFunctionScope.class, Terminator.class})
  @AssemblyFormat("attr-dict")
  interface Unreachable extends OpView {
    /** Checks that the block is not the entry of its region. */
    default void verify(Diagnostics diagnostics) {
      Block block = operation().block();
      if (block != null && block.isEntryBlock()) {
        diagnostics.opError(operation(), "cannot be used in reachable block");
      }
    }
  }

  /** Assumes that a condition holds. */
  @Op(dialect = SpirvDialect.class, name = "KHR.AssumeTrue")
  @AssemblyFormat("$condition attr-dict")
  interface KHRAssumeTrue extends OpView {
    /** The condition. */
    @Operand(Bool.class)
    Value condition();
  }
}
