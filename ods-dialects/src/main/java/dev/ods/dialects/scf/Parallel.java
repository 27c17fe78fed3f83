// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.control.LoopBound;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Runs a region for each point of a grid, in any order, and reduces the results. */
@Op(dialect = ScfDialect.class, name = "parallel")
@Trait({
  AttrSizedOperandSegments.class,
  AutomaticAllocationScope.class,
  RecursiveMemoryEffects.class
})
@SingleBlockImplicitTerminator(Reduce.class)
public interface Parallel extends LoopLikeOpInterface, RegionBranchOpInterface {
  /** The first number of each dimension. */
  @Operand(value = Index.class, name = "lowerBound")
  ValueRange lowerBound();

  /** The upper bounds, exclusive. */
  @Operand(value = Index.class, name = "upperBound")
  ValueRange upperBound();

  /** The distance from one number to the next in each dimension. */
  @Operand(Index.class)
  ValueRange step();

  /** The initial values of the reductions. */
  @Operand(name = "initVals")
  ValueRange initVals();

  /** The results of the reductions. */
  @Result
  ValueRange results();

  /** The region; its arguments are the numbers. */
  @SizedRegion(1)
  Region region();

  /** Parses {@code (%i, …) = (…) to (…) step (…) init (…) -> types region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return new ParallelSyntax(parser, state).parse();
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, Parallel op) {
    ParallelSyntax.print(printer, op);
  }

  @Override
  default Optional<List<Value>> loopInductionVars() {
    return Optional.of(ScfSyntax.arguments(operation(), 0));
  }

  @Override
  default Optional<List<LoopBound>> loopLowerBounds() {
    return Optional.of(lowerBound().stream().map(LoopBound::of).toList());
  }

  @Override
  default Optional<List<LoopBound>> loopUpperBounds() {
    return Optional.of(upperBound().stream().map(LoopBound::of).toList());
  }

  @Override
  default Optional<List<LoopBound>> loopSteps() {
    return Optional.of(step().stream().map(LoopBound::of).toList());
  }

  /** The body reduces values; it passes none on. */
  @Override
  default List<Value> successorInputs(RegionSuccessor successor) {
    return List.of();
  }

  /** The body may run again, or never. */
  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return List.of(new RegionSuccessor(region()), RegionSuccessor.PARENT);
  }

  /** Checks the steps, the arguments of the region, and the reductions. */
  default void verify(Diagnostics diagnostics) {
    new ParallelChecks(this, diagnostics).verify();
  }
}
