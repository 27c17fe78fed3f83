// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.scf;

import dev.ods.annotation.*;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.AnySignlessIntegerOrIndex;
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
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Runs a region once for each number of a range, one after the other. */
@Op(dialect = ScfDialect.class, name = "for")
@Trait({AutomaticAllocationScope.class, RecursiveMemoryEffects.class})
@SingleBlockImplicitTerminator(Yield.class)
@AllTypesMatch({"lowerBound", "upperBound", "step"})
public interface For
    extends ConditionallySpeculatable, LoopLikeOpInterface, RegionBranchOpInterface {
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

  /** A loop that carries no values, and whose body is empty but for its terminator. */
  static void build(
      OpBuilder builder, OperationState state, Value lowerBound, Value upperBound, Value step) {
    ForLoops.fill(builder, state, lowerBound, upperBound, step, List.of(), null);
  }

  /** A loop that carries no values, with a body, which gets a terminator if it has none. */
  static void build(
      OpBuilder builder,
      OperationState state,
      Value lowerBound,
      Value upperBound,
      Value step,
      LoopBody body) {
    ForLoops.fill(builder, state, lowerBound, upperBound, step, List.of(), body);
  }

  /** A loop with a body, which yields as many values as are carried. */
  static void build(
      OpBuilder builder,
      OperationState state,
      Value lowerBound,
      Value upperBound,
      Value step,
      List<Value> initArgs,
      LoopBody body) {
    ForLoops.fill(builder, state, lowerBound, upperBound, step, initArgs, body);
  }

  /** A loop with a body, and the kind of its comparison. */
  static void build(
      OpBuilder builder,
      OperationState state,
      Value lowerBound,
      Value upperBound,
      Value step,
      List<Value> initArgs,
      LoopBody body,
      boolean unsignedCmp) {
    ForLoops.fill(builder, state, lowerBound, upperBound, step, initArgs, body);
    if (unsignedCmp) {
      state.setAttribute("unsignedCmp", UnitAttr.get(builder.context()));
    }
  }

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

  /** With another step than one it may not terminate. */
  @Override
  default Speculatability speculatability() {
    BigInteger known = Constants.integer(step());
    return BigInteger.ONE.equals(known)
        ? Speculatability.RECURSIVELY_SPECULATABLE
        : Speculatability.NOT_SPECULATABLE;
  }

  /** Compares the numbers of carried values and of results. */
  default void verify(Diagnostics diagnostics) {
    if (initArgs().size() != results().size()) {
      diagnostics.opError(
          operation(), "mismatch in number of loop-carried values and defined values");
    }
  }

  @Override
  default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
    return List.of(new RegionSuccessor(region()), RegionSuccessor.PARENT);
  }

  @Override
  default ValueRange entrySuccessorOperands(RegionSuccessor successor) {
    return initArgs();
  }

  @Override
  default List<Value> successorInputs(RegionSuccessor successor) {
    return successor.isParent() ? results() : regionIterArgs();
  }

  @Override
  default List<Value> loopInits() {
    return initArgs();
  }

  @Override
  default List<Value> regionIterArgs() {
    return ScfSyntax.arguments(operation(), 1);
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
    return ForLoops.withInits(ForOp.of(operation()), builder, inits).operation();
  }

  @Override
  default Optional<List<Value>> loopInductionVars() {
    return Optional.of(ScfSyntax.arguments(operation(), 0).subList(0, 1));
  }

  @Override
  default Optional<List<LoopBound>> loopLowerBounds() {
    return Optional.of(List.of(LoopBound.of(lowerBound())));
  }

  @Override
  default Optional<List<LoopBound>> loopUpperBounds() {
    return Optional.of(List.of(LoopBound.of(upperBound())));
  }

  @Override
  default Optional<List<LoopBound>> loopSteps() {
    return Optional.of(List.of(LoopBound.of(step())));
  }

  @Override
  default Optional<BigInteger> staticTripCount() {
    return TripCounts.of(lowerBound(), upperBound(), step(), !unsignedCmp());
  }

  /** An induction variable has the type of the bounds. */
  @Override
  default boolean isValidInductionVarType(Type type) {
    return type instanceof IndexType
        || (type instanceof IntegerType integer && integer.isSignless());
  }

  /** The first argument of the region is not carried. */
  @Override
  default boolean verifyCarriedValues(Diagnostics diagnostics) {
    return ForChecks.hasInductionVar(this, diagnostics)
        && LoopLikeOpInterface.super.verifyCarriedValues(diagnostics);
  }

  /** Compares the number with its bounds. */
  default void verifyRegions(Diagnostics diagnostics) {
    ForChecks.verify(this, diagnostics);
  }
}
