// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.IndexType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of a loop (MLIR's interface of the same name): its regions, from
 * which invariant operations can be moved out, and its carried values. Each carried value has an
 * initial value, an argument of the region, a value that an iteration yields to the next one and,
 * if the loop says so, a result. The verifier compares their numbers and types.
 */
public interface LoopLikeOpInterface extends OpView {
  /** The regions that are the body: all of the operation by default. */
  default List<Region> loopRegions() {
    Operation loop = operation();
    return IntStream.range(0, loop.regionCount()).mapToObj(loop::region).toList();
  }

  /** The initial values of what the loop carries: none by default. */
  default List<Value> loopInits() {
    return List.of();
  }

  /** The arguments of the entry region for what the loop carries: none by default. */
  default List<Value> regionIterArgs() {
    return List.of();
  }

  /** The values that the terminator passes to the next iteration; empty if the loop yields none. */
  default List<Value> yieldedValues() {
    return List.of();
  }

  /** The results for what the loop carries; absent, as by default, if it does not say. */
  default Optional<List<Value>> loopResults() {
    return Optional.empty();
  }

  /** The induction variables; absent, as by default, if the loop has no notion of them. */
  default Optional<List<Value>> loopInductionVars() {
    return Optional.empty();
  }

  /** The lower bounds of the induction variables; absent by default. */
  default Optional<List<LoopBound>> loopLowerBounds() {
    return Optional.empty();
  }

  /** The upper bounds of the induction variables; absent by default. */
  default Optional<List<LoopBound>> loopUpperBounds() {
    return Optional.empty();
  }

  /** The steps of the induction variables; absent by default. */
  default Optional<List<LoopBound>> loopSteps() {
    return Optional.empty();
  }

  /** How many iterations it has, if that is known; absent by default. */
  default Optional<BigInteger> staticTripCount() {
    return Optional.empty();
  }

  /** Whether an induction variable may have this type: only {@code index} by default. */
  default boolean isValidInductionVarType(Type type) {
    return type instanceof IndexType;
  }

  /** Whether a value is defined outside of the loop. */
  default boolean isDefinedOutsideOfLoop(Value value) {
    Region region = value.parentRegion();
    Operation owner = region == null ? null : region.parentOp();
    return owner == null || !operation().isAncestorOf(owner);
  }

  /** Moves an operation of the body, whose operands are defined outside, in front of the loop. */
  default void moveOutOfLoop(Operation op) {
    op.moveBefore(operation());
  }

  /**
   * Builds the same loop for other initial values, of any number and types. Its body is a block
   * with arguments but without operations.
   *
   * @return the loop; null, as by default, if it cannot be built
   */
  default @Nullable Operation buildWithInits(OpBuilder builder, List<Value> inits) {
    return null;
  }

  /** The induction variable if there is exactly one. */
  default Optional<Value> singleInductionVar() {
    return loopInductionVars().filter(all -> all.size() == 1).map(all -> all.get(0));
  }

  /**
   * Verifies the numbers and types of what the loop carries, after the operations in it.
   *
   * @return whether they fit; if not, an error has been reported
   */
  default boolean verifyCarriedValues(Diagnostics diagnostics) {
    return new CarriedValues(this, diagnostics).verify();
  }

  /** Whether a block is in a loop: nested in one, or in a cycle of blocks. */
  static boolean blockIsInLoop(Block block) {
    return CarriedValues.isInLoop(block);
  }

  /** Compares the numbers and types of what the loop carries. */
  static void verifyRegions(LoopLikeOpInterface loop, Diagnostics diagnostics) {
    loop.verifyCarriedValues(diagnostics);
  }
}
