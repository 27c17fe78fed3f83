// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;

/** Runs the region of an integer, or a default region. */
@Op(dialect = ScfDialect.class, name = "index_switch")
@Trait(RecursiveMemoryEffects.class)
@SingleBlockImplicitTerminator(Yield.class)
public interface IndexSwitch extends OpView {
  /** The number. */
  @Operand(Index.class)
  Value arg();

  /** The case values of the regions. */
  @Attr
  long[] cases();

  /** The yielded values. */
  @Result
  ValueRange results();

  /** The region for all other numbers. */
  @SizedRegion(1)
  Region defaultRegion();

  /** A region for each of the numbers. */
  @SizedRegion(1)
  List<Region> caseRegions();

  /** Parses {@code %arg attr-dict -> types case number region … default region}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return IndexSwitchSyntax.parse(parser, state);
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, IndexSwitch op) {
    IndexSwitchSyntax.print(printer, op);
  }

  /** Compares the cases with the regions, and the yielded values with the results. */
  default void verify(Diagnostics diagnostics) {
    new IndexSwitchChecks(this, diagnostics).verify();
  }
}
