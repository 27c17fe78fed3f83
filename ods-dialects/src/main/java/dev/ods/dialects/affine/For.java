// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.*;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.control.LoopBody;
import dev.ods.control.LoopBound;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.Speculatability;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Runs a region once for each number of a range, one after the other. */
@Op(dialect = AffineDialect.class, name = "for")
@Trait({
  AttrSizedOperandSegments.class,
  AutomaticAllocationScope.class,
  RecursiveMemoryEffects.class
})
@SingleBlockImplicitTerminator(Yield.class)
@FoldedBy(ForFolds.class)
public interface For
    extends ConditionallySpeculatable, LoopLikeOpInterface, RegionBranchOpInterface {
  /** The operands of the lower bound's map. */
  @Operand(value = Index.class, name = "lowerBoundOperands")
  ValueRange lowerBoundOperands();

  /** The operands of the upper bound's map. */
  @Operand(value = Index.class, name = "upperBoundOperands")
  ValueRange upperBoundOperands();

  /** The initial values of the carried variables. */
  @Operand
  ValueRange inits();

  /** The first number: the greatest result of the map. */
  @Attr(name = "lowerBoundMap")
  AffineMapAttr lowerBoundMap();

  /** The exclusive upper bound: the least result of the map. */
  @Attr(name = "upperBoundMap")
  AffineMapAttr upperBoundMap();

  /** The distance from one number to the next. */
  @Attr(IndexAttr.class)
  IntegerAttr step();

  /** The carried values in the end. */
  @Result
  ValueRange results();

  /** The region; its arguments are the number and the carried values. */
  @SizedRegion(1)
  Region region();

  /** A loop over numbers with a distance of one, whose body is empty but for its terminator. */
  static void build(OpBuilder builder, OperationState state, long lowerBound, long upperBound) {
    build(builder, state, lowerBound, upperBound, 1);
  }

  /** A loop over numbers whose body is empty but for its terminator. */
  static void build(
      OpBuilder builder, OperationState state, long lowerBound, long upperBound, long step) {
    AffineValueMap lower = AffineValueMap.constant(builder.context(), lowerBound);
    AffineValueMap upper = AffineValueMap.constant(builder.context(), upperBound);
    ForFolds.fill(builder, state, lower, upper, step, List.of(), null);
  }

  /** A loop over numbers with a body, which gets a terminator if it has none. */
  static void build(
      OpBuilder builder,
      OperationState state,
      long lowerBound,
      long upperBound,
      long step,
      LoopBody body) {
    AffineValueMap lower = AffineValueMap.constant(builder.context(), lowerBound);
    AffineValueMap upper = AffineValueMap.constant(builder.context(), upperBound);
    ForFolds.fill(builder, state, lower, upper, step, List.of(), body);
  }

  /** A loop over numbers with a body, which yields as many values as are carried. */
  static void build(
      OpBuilder builder,
      OperationState state,
      long lowerBound,
      long upperBound,
      long step,
      List<Value> inits,
      LoopBody body) {
    AffineValueMap lower = AffineValueMap.constant(builder.context(), lowerBound);
    AffineValueMap upper = AffineValueMap.constant(builder.context(), upperBound);
    ForFolds.fill(builder, state, lower, upper, step, inits, body);
  }

  /** A loop between maps of values whose body is empty but for its terminator. */
  static void build(
      OpBuilder builder,
      OperationState state,
      AffineValueMap lowerBound,
      AffineValueMap upperBound,
      long step) {
    ForFolds.fill(builder, state, lowerBound, upperBound, step, List.of(), null);
  }

  /** A loop between maps of values with a body, which gets a terminator if it has none. */
  static void build(
      OpBuilder builder,
      OperationState state,
      AffineValueMap lowerBound,
      AffineValueMap upperBound,
      long step,
      LoopBody body) {
    ForFolds.fill(builder, state, lowerBound, upperBound, step, List.of(), body);
  }

  /** A loop between maps of values with a body, which yields as many values as are carried. */
  static void build(
      OpBuilder builder,
      OperationState state,
      AffineValueMap lowerBound,
      AffineValueMap upperBound,
      long step,
      List<Value> inits,
      LoopBody body) {
    ForFolds.fill(builder, state, lowerBound, upperBound, step, inits, body);
  }

  /** Parses {@code %i = bound to bound step 2 iter_args(…) -> types region attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return new ForSyntax(parser, state).parse();
  }

  /** Prints the syntax of {@link #parse}. */
  static void print(OpAsmPrinter printer, For op) {
    ForSyntax.print(printer, op);
  }

  /** With another step than one it may not terminate. */
  @Override
  default Speculatability speculatability() {
    return step().value() == 1
        ? Speculatability.RECURSIVELY_SPECULATABLE
        : Speculatability.NOT_SPECULATABLE;
  }

  /** The first argument of the region is not carried. */
  @Override
  default boolean verifyCarriedValues(Diagnostics diagnostics) {
    return ForChecks.hasInductionVar(this, diagnostics)
        && LoopLikeOpInterface.super.verifyCarriedValues(diagnostics);
  }

  /** Checks the bounds and the numbers of carried values. */
  default void verifyRegions(Diagnostics diagnostics) {
    ForChecks.verify(this, diagnostics);
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return ForChecks.successors(this, point);
  }

  @Override
  default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
    return inits();
  }

  @Override
  default List<Value> successorInputs(RegionSuccessor successor) {
    return successor.isParent() ? results() : regionIterArgs();
  }

  @Override
  default List<Value> loopInits() {
    return inits();
  }

  @Override
  default List<Value> regionIterArgs() {
    List<Value> arguments = AffineSyntax.arguments(operation());
    return arguments.isEmpty() ? arguments : arguments.subList(1, arguments.size());
  }

  @Override
  default List<Value> yieldedValues() {
    return ForChecks.terminator(this).operands();
  }

  @Override
  default Optional<List<Value>> loopResults() {
    return Optional.of(results());
  }

  @Override
  default Operation buildWithInits(OpBuilder builder, List<Value> inits) {
    return ForFolds.withInits(ForOp.of(operation()), builder, inits);
  }

  @Override
  default Optional<List<Value>> loopInductionVars() {
    return Optional.of(AffineSyntax.arguments(operation()).subList(0, 1));
  }

  /** The first number, if it is constant. */
  @Override
  default Optional<List<LoopBound>> loopLowerBounds() {
    return ForChecks.constant(lowerBoundMap());
  }

  /** The upper bound, if it is constant. */
  @Override
  default Optional<List<LoopBound>> loopUpperBounds() {
    return ForChecks.constant(upperBoundMap());
  }

  @Override
  default Optional<List<LoopBound>> loopSteps() {
    return Optional.of(
        List.of(LoopBound.of(IntegerAttr.i64(operation().context(), step().value()))));
  }
}
