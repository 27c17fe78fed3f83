// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.control.InvocationBounds;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.Parsed;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Runs the region of an integer, or a default region. */
@Op(dialect = ScfDialect.class, name = "index_switch")
@AssemblyFormat(
    "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` ``"
        + " `default` $defaultRegion")
@Trait(RecursiveMemoryEffects.class)
@SingleBlockImplicitTerminator(Yield.class)
public interface IndexSwitch extends RegionBranchOpInterface {
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

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return point.isParent()
        ? IntStream.range(0, operation().regionCount())
            .mapToObj(i -> new RegionSuccessor(operation().region(i)))
            .toList()
        : List.of(RegionSuccessor.PARENT);
  }

  @Override
  default List<RegionSuccessor> entrySuccessorRegions(List<@Nullable Attribute> operands) {
    return operands.get(0) instanceof IntegerAttr known
        ? List.of(new RegionSuccessor(operation().region(chosen(known, 0))))
        : successorRegions(RegionBranchPoint.PARENT);
  }

  /** As in MLIR 22, the last region is taken for the default one. */
  @Override
  default List<InvocationBounds> regionInvocationBounds(List<@Nullable Attribute> operands) {
    int count = operation().regionCount();
    int live = operands.get(0) instanceof IntegerAttr known ? chosen(known, count) - 1 : -1;
    return IntStream.range(0, count)
        .mapToObj(i -> new InvocationBounds(0, live < 0 || i == live ? 1L : 0L))
        .toList();
  }

  /** One more than the index of a case. */
  private int chosen(IntegerAttr known, int otherwise) {
    long[] cases = cases();
    for (int i = 0; i < cases.length; i++) {
      if (cases[i] == known.value()) {
        return i + 1;
      }
    }
    return otherwise;
  }
}
