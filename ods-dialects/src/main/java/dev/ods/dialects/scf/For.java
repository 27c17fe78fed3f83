// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.constraint.AnySignlessIntegerOrIndex;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;

/** Runs a region once for each number of a range, one after the other. */
@Op(dialect = ScfDialect.class, name = "for")
@Trait({AutomaticAllocationScope.class, RecursiveMemoryEffects.class})
@SingleBlockImplicitTerminator(Yield.class)
@AllTypesMatch({"lowerBound", "upperBound", "step"})
public interface For extends OpView {
  /** The first number. */
  @Operand(value = AnySignlessIntegerOrIndex.class, name = "lowerBound")
  Value lowerBound();

  /** The exclusive upper bound. */
  @Operand(value = AnySignlessIntegerOrIndex.class, name = "upperBound")
  Value upperBound();

  /** The distance from one number to the next. */
  @Operand(AnySignlessIntegerOrIndex.class)
  Value step();

  /** The initial values of the carried variables. */
  @Operand(name = "initArgs")
  ValueRange initArgs();

  /** Whether the comparison is unsigned. */
  @Attr(name = "unsignedCmp")
  @Unit
  boolean unsignedCmp();

  /** The carried values in the end. */
  @Result
  ValueRange results();

  /** The region; its arguments are the number and the carried values. */
  @SizedRegion(1)
  Region region();

  /**
   * Parses {@code unsigned %i = %lower to %upper step %step iter_args(…) -> types : type region}.
   */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return ForSyntax.parse(parser, state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, For op) {
    ForSyntax.print(printer, op);
  }

  /** Compares the numbers of carried values and of results. */
  default void verify(Diagnostics diagnostics) {
    if (initArgs().size() != results().size()) {
      diagnostics.opError(
          operation(), "mismatch in number of loop-carried values and defined values");
    }
  }

  /** Compares the carried values wherever they pass, and the number with its bounds. */
  default void verifyRegions(Diagnostics diagnostics) {
    ForChecks.verify(this, diagnostics);
  }
}
