// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.List;

/** Runs two regions alternately until the condition of the first one is false. */
@Op(dialect = ScfDialect.class, name = "while")
@Trait({RecursiveMemoryEffects.class, SingleBlock.class})
public interface While extends LoopLikeOpInterface, RegionBranchOpInterface {
  /** The initial arguments of the first region. */
  @Operand
  ValueRange inits();

  /** The final values forwarded by the first region. */
  @Result
  ValueRange results();

  /** The first region, which ends with a {@link Condition}. */
  @SizedRegion(1)
  Region before();

  /** The second region, which ends with a {@link Yield}. */
  @SizedRegion(1)
  Region after();

  /** Parses {@code (%argument = %init, …) : type region do region attributes attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    state.addRegions(2);
    List<Argument> arguments = new ArrayList<>();
    OperandMark from = parser.operandMark();
    if (!parser.parseOptionalAssignmentList(arguments)) {
      return false;
    }
    OperandMark to = parser.operandMark();
    SourceLocation at = parser.location();
    FunctionType type = parser.parseColonType(FunctionType.class);
    if (type == null) {
      return false;
    }
    state.addTypes(type.results());
    if (type.inputCount() != from.countTo(to)) {
      return parser.error(
          at,
          "expected as many input types as operands (expected %d got %d)"
              .formatted(from.countTo(to), type.inputCount()));
    }
    for (int i = 0; i < arguments.size(); i++) {
      arguments.set(i, arguments.get(i).withType(type.input(i)));
    }
    return parser.resolveOperands(from, to, type.inputs(), parser.location(), state)
        && parser.parseRegion(state.region(0), arguments, false)
        && parser.parseKeyword("do")
        && parser.parseRegion(state.region(1))
        && parser.parseOptionalAttrDictWithKeyword(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, While op) {
    ScfSyntax.printAssignments(printer, " ", ScfSyntax.arguments(op.operation(), 0), op.inits());
    printer.print(" : ");
    printer.printFunctionalType(op.operation());
    printer.print(" ");
    printer.printRegion(op.before(), false, true);
    printer.print(" do ");
    printer.printRegion(op.after());
    printer.printOptionalAttrDictWithKeyword(op.operation());
  }

  /** Checks how the regions end. */
  default void verify(Diagnostics diagnostics) {
    if (Terminators.verify(
        operation(),
        before(),
        ConditionOp.MODEL,
        "expects the 'before' region to terminate with 'scf.condition'",
        diagnostics)) {
      Terminators.verify(
          operation(),
          after(),
          YieldOp.MODEL,
          "expects the 'after' region to terminate with 'scf.yield'",
          diagnostics);
    }
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    Operation terminator = point.terminator();
    return terminator != null && before().equals(terminator.parentRegion())
        ? List.of(RegionSuccessor.PARENT, new RegionSuccessor(after()))
        : List.of(new RegionSuccessor(before()));
  }

  @Override
  default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
    return inits();
  }

  @Override
  default List<Value> successorInputs(RegionSuccessor successor) {
    Region region = successor.region();
    Block entry = region == null ? null : region.first();
    if (region == null) {
      return results();
    }
    return entry == null ? List.of() : entry.arguments();
  }

  @Override
  default List<Value> loopInits() {
    return inits();
  }

  @Override
  default List<Value> regionIterArgs() {
    return ScfSyntax.arguments(operation(), 0);
  }

  @Override
  default List<Value> yieldedValues() {
    Block body = after().first();
    Operation yield = body == null ? null : body.last();
    return yield == null ? List.of() : yield.operands();
  }

  /** What it carries is compared along the edges, as its results are not what it carries. */
  @Override
  default boolean verifyCarriedValues(Diagnostics diagnostics) {
    return true;
  }
}
