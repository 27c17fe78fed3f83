// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.RegionBranches;
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
public interface While extends OpView {
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

  /** Compares the arguments of each region with the forwarded values. */
  default void verifyRegions(Diagnostics diagnostics) {
    Block first = before().first();
    Block second = after().first();
    Operation condition = first == null ? null : first.last();
    Operation yield = second == null ? null : second.last();
    if (condition == null || yield == null) {
      throw new IllegalStateException("a loop has two blocks, which end with terminators");
    }
    ValueRange passed = ConditionOp.of(condition).args();
    RegionBranches branches = new RegionBranches(operation(), diagnostics);
    if (branches.verifyEntry(before(), inits(), first.arguments())
        && branches.verifyExit(condition, passed)
        && branches.verifyBranch(condition, after(), passed, second.arguments())) {
      branches.verifyBranch(yield, before(), yield.operands(), first.arguments());
    }
  }
}
