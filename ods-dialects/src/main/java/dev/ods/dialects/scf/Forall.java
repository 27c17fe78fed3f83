// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.control.LoopBound;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.shaped.DestinationStyleOpInterface;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Runs a region once for each point of a grid, in parallel, to fill tensors. */
@Op(dialect = ScfDialect.class, name = "forall")
@Trait({
  AttrSizedOperandSegments.class,
  AutomaticAllocationScope.class,
  RecursiveMemoryEffects.class
})
@SingleBlockImplicitTerminator(InParallel.class)
public interface Forall
    extends DestinationStyleOpInterface, LoopLikeOpInterface, RegionBranchOpInterface {
  /** The dynamic lower bounds. */
  @Operand(value = Index.class, name = "dynamicLowerBound")
  ValueRange dynamicLowerBound();

  /** The dynamic upper bounds, exclusive. */
  @Operand(value = Index.class, name = "dynamicUpperBound")
  ValueRange dynamicUpperBound();

  /** The dynamic steps. */
  @Operand(value = Index.class, name = "dynamicStep")
  ValueRange dynamicStep();

  /** The first number of each dimension. */
  @Attr(name = "staticLowerBound")
  long[] staticLowerBound();

  /** The upper bounds, exclusive. */
  @Attr(name = "staticUpperBound")
  long[] staticUpperBound();

  /** The distance from one number to the next in each dimension. */
  @Attr(name = "staticStep")
  long[] staticStep();

  /** The tensors before. */
  @Operand(AnyRankedTensor.class)
  ValueRange outputs();

  /** Which processing unit each dimension is mapped to. */
  @Attr(DeviceMappingArrayAttr.class)
  Optional<ArrayAttr> mapping();

  /** The tensors afterwards. */
  @Result
  ValueRange results();

  /** The region; its arguments are the numbers and the tensors. */
  @SizedRegion(1)
  Region region();

  /** The number of dimensions. */
  default int rank() {
    return staticLowerBound().length;
  }

  /** The region arguments for the shared outputs. */
  default List<Value> sharedOutputs() {
    return ScfSyntax.arguments(operation(), rank());
  }

  /** Parses {@code (%i, …) in (…) shared_outs(…) -> types region attr-dict}, and with bounds. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return new ForallSyntax(parser, state).parse();
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, Forall op) {
    ForallSyntax.print(printer, op);
  }

  /** Checks the bounds, the arguments of the region, and the mapping. */
  default void verify(Diagnostics diagnostics) {
    new ForallChecks(this, diagnostics).verify();
  }

  @Override
  default ValueRange dpsInits() {
    return outputs();
  }

  /** The induction variables. */
  @Override
  default Optional<List<Value>> loopInductionVars() {
    return Optional.of(ScfSyntax.arguments(operation(), 0).subList(0, rank()));
  }

  @Override
  default List<Value> loopInits() {
    return outputs();
  }

  @Override
  default List<Value> regionIterArgs() {
    return sharedOutputs();
  }

  @Override
  default Optional<List<LoopBound>> loopLowerBounds() {
    return Optional.of(bounds(staticLowerBound(), dynamicLowerBound()));
  }

  @Override
  default Optional<List<LoopBound>> loopUpperBounds() {
    return Optional.of(bounds(staticUpperBound(), dynamicUpperBound()));
  }

  @Override
  default Optional<List<LoopBound>> loopSteps() {
    return Optional.of(bounds(staticStep(), dynamicStep()));
  }

  private List<LoopBound> bounds(long[] integers, ValueRange values) {
    IndexType index = IndexType.get(operation().context());
    Iterator<Value> next = values.iterator();
    return Arrays.stream(integers)
        .mapToObj(
            integer ->
                ShapedType.isDynamic(integer)
                    ? LoopBound.of(next.next())
                    : LoopBound.of(IntegerAttr.get(index, integer)))
        .toList();
  }

  /** The body runs in parallel: control does not return to it. */
  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return List.of(point.isParent() ? new RegionSuccessor(region()) : RegionSuccessor.PARENT);
  }

  @Override
  default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
    return outputs();
  }

  @Override
  default List<Value> successorInputs(RegionSuccessor successor) {
    return successor.isParent() ? results() : sharedOutputs();
  }
}
