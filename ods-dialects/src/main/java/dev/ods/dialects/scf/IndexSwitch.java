// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;
import java.util.stream.LongStream;

/** Runs the region of an integer, or a default region. */
@Op(dialect = ScfDialect.class, name = "index_switch")
@AssemblyFormat(
    "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` ``"
        + " `default` $defaultRegion")
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

  /** Parses {@code case number region …}. */
  static boolean parseSwitchCases(
      OpAsmParser parser, Parsed<DenseArrayAttr> cases, OperationState state) {
    LongStream.Builder numbers = LongStream.builder();
    while (parser.parseOptionalKeyword("case")) {
      Long number = parser.parseInteger();
      if (number == null || !parser.parseRegion(state.addRegion())) {
        return false;
      }
      numbers.add(number);
    }
    cases.set(DenseArrayAttr.ofLongs(parser.context(), numbers.build().toArray()));
    return true;
  }

  /** Prints the syntax of {@link #parseSwitchCases}. */
  static void printSwitchCases(
      OpAsmPrinter printer, Operation operation, DenseArrayAttr cases, List<Region> regions) {
    long[] numbers = cases.toLongs();
    for (int i = 0; i < numbers.length; i++) {
      printer.printNewline();
      printer.print("case " + numbers[i] + " ");
      printer.printRegion(regions.get(i), false, true);
    }
  }

  /** Compares the cases with the regions, and the yielded values with the results. */
  default void verify(Diagnostics diagnostics) {
    new IndexSwitchChecks(this, diagnostics).verify();
  }
}
