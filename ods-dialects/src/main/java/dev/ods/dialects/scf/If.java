// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerType;
import dev.ods.constraint.I1;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.RegionBranches;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.TypeMark;
import dev.ods.trait.*;

/** Runs one of two regions. */
@Op(dialect = ScfDialect.class, name = "if")
@Trait({NoRegionArguments.class, RecursiveMemoryEffects.class, RecursivelySpeculatable.class})
@SingleBlockImplicitTerminator(Yield.class)
public interface If extends OpView {
  /** Whether to run the first region. */
  @Operand(I1.class)
  Value condition();

  /** The yielded values. */
  @Result
  ValueRange results();

  /** The first region. */
  @SizedRegion(1)
  Region thenRegion();

  /** The second region; may be empty. */
  @MaxSizedRegion(1)
  Region elseRegion();

  /** Parses {@code %condition -> types region else region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    state.addRegions(2);
    OperandMark condition = parser.operandMark();
    TypeMark types = parser.typeMark();
    if (!parser.parseOperand()
        || !parser.resolveOperand(condition, IntegerType.get(parser.context(), 1), state)
        || !parser.parseOptionalArrowTypeList()) {
      return false;
    }
    parser.addTypes(types, parser.typeMark(), state);
    return ScfSyntax.parseYieldingRegion(parser, state.region(0), state)
        && (!parser.parseOptionalKeyword("else")
            || ScfSyntax.parseYieldingRegion(parser, state.region(1), state))
        && parser.parseOptionalAttrDict(state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, If op) {
    boolean yields = !op.results().isEmpty();
    printer.print(" ");
    printer.printOperand(op.condition());
    if (yields) {
      ScfSyntax.printTypes(printer, op.results());
    }
    printer.print(" ");
    printer.printRegion(op.thenRegion(), false, yields);
    if (!op.elseRegion().isEmpty()) {
      printer.print(" else ");
      printer.printRegion(op.elseRegion(), false, yields);
    }
    printer.printOptionalAttrDict(op.operation());
  }

  /** Checks that there are two regions if there are results. */
  default void verify(Diagnostics diagnostics) {
    if (!results().isEmpty() && elseRegion().isEmpty()) {
      diagnostics.opError(operation(), "must have an else block if defining values");
    }
  }

  /** Compares the yielded values with the results. */
  default void verifyRegions(Diagnostics diagnostics) {
    new RegionBranches(operation(), diagnostics).verifyReturns();
  }
}
