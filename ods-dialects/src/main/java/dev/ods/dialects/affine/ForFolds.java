// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineConstantExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.Segments;
import dev.ods.control.LoopBody;
import dev.ods.control.RegionBodies;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Value;
import dev.ods.rewrite.FoldResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * How {@link For} and {@link Parallel} fold, simpler bounds and results that are known, and how the
 * former is built anew.
 */
final class ForFolds {
  private ForFolds() {}

  /**
   * The components of a loop.
   *
   * @param body null for none
   * @throws IllegalArgumentException if the step is not positive
   */
  static void fill(
      OpBuilder builder,
      OperationState state,
      AffineValueMap lower,
      AffineValueMap upper,
      long step,
      List<Value> inits,
      @Nullable LoopBody body) {
    if (step <= 0) {
      throw new IllegalArgumentException("the step of a loop is positive, not " + step);
    }
    Context context = builder.context();
    IndexType index = IndexType.get(context);
    state.addOperands(lower.operands()).addOperands(upper.operands()).addOperands(inits);
    state.setAttribute(
        "operandSegmentSizes",
        Segments.of(context, lower.operands().size(), upper.operands().size(), inits.size()));
    state.setAttribute("lowerBoundMap", AffineMapAttr.get(lower.map()));
    state.setAttribute("upperBoundMap", AffineMapAttr.get(upper.map()));
    state.setAttribute("step", IntegerAttr.get(index, step));
    inits.forEach(value -> state.addType(value.type()));
    RegionBodies.addLoop(builder, state, index, inits, body, YieldOp::build);
  }

  /** The same loop with other initial values, whose body is a block without operations. */
  static Operation withInits(ForOp op, OpBuilder builder, List<Value> inits) {
    Operation self = op.operation();
    Location location = self.location();
    ForOp made =
        ForOp.build(
            builder,
            location,
            inits.stream().map(Value::type).toList(),
            op.lowerBoundOperands(),
            op.upperBoundOperands(),
            inits,
            op.lowerBoundMap(),
            op.upperBoundMap(),
            op.step());
    made.operation().setDiscardableAttributes(self.discardableAttributes());
    Block block = builder.createBlock(made.region());
    block.addArgument(IndexType.get(self.context()), location);
    inits.forEach(init -> block.addArgument(init.type(), init.location()));
    return made.operation();
  }

  // --- Bounds.

  static @Nullable FoldResult fold(ForOp loop) {
    boolean changed = foldLower(loop);
    changed |= foldUpper(loop);
    changed |= simplifyBounds(loop);
    FoldResult results = loop.results().isEmpty() ? null : results(loop);
    if (results != null) {
      return results;
    }
    return changed ? FoldResult.inPlace() : null;
  }

  private static AffineValueMap lower(ForOp loop) {
    return AffineValueMap.of(loop.lowerBoundMap(), loop.lowerBoundOperands());
  }

  private static AffineValueMap upper(ForOp loop) {
    return AffineValueMap.of(loop.upperBoundMap(), loop.upperBoundOperands());
  }

  private static void setLower(ForOp loop, AffineValueMap bound) {
    loop.setLowerBoundOperands(bound.operands());
    loop.setLowerBoundMapAttr(AffineMapAttr.get(bound.map()));
  }

  private static void setUpper(ForOp loop, AffineValueMap bound) {
    loop.setUpperBoundOperands(bound.operands());
    loop.setUpperBoundMapAttr(AffineMapAttr.get(bound.map()));
  }

  private static boolean foldLower(ForOp loop) {
    AffineMap folded = constant(lower(loop), true);
    if (folded == null) {
      return false;
    }
    setLower(loop, new AffineValueMap(folded, List.of()));
    return true;
  }

  private static boolean foldUpper(ForOp loop) {
    AffineMap folded = constant(upper(loop), false);
    if (folded == null) {
      return false;
    }
    setUpper(loop, new AffineValueMap(folded, List.of()));
    return true;
  }

  /** The greatest or least result, if all are constants and the map is not that constant yet. */
  private static @Nullable AffineMap constant(AffineValueMap bound, boolean greatest) {
    if (bound.map().singleConstant() != null) {
      return null;
    }
    AffineMap folded = bound.fold();
    if (!folded.results().stream().allMatch(AffineConstantExpr.class::isInstance)) {
      return null;
    }
    LongStream values =
        folded.results().stream().mapToLong(result -> ((AffineConstantExpr) result).value());
    long value = (greatest ? values.max() : values.min()).orElseThrow();
    return AffineMap.constant(folded.context(), value);
  }

  private static boolean simplifyBounds(ForOp loop) {
    AffineValueMap lower = lower(loop);
    AffineValueMap newLower =
        withoutRepeats(withoutRedundant(lower.compose().canonicalize(), true));
    AffineValueMap upper = upper(loop);
    AffineValueMap newUpper =
        withoutRepeats(withoutRedundant(upper, false).compose().canonicalize());
    boolean changed = newLower.map() != lower.map() || newUpper.map() != upper.map();
    if (newLower.map() != lower.map()) {
      setLower(loop, newLower);
    }
    if (newUpper.map() != upper.map()) {
      setUpper(loop, newUpper);
    }
    return changed;
  }

  private static AffineValueMap withoutRedundant(AffineValueMap bound, boolean greatest) {
    return bound.operands().isEmpty()
        ? bound
        : new AffineValueMap(bound.ranges().withoutRedundant(greatest), bound.operands());
  }

  /** Without results that are the same as the one before. */
  private static AffineValueMap withoutRepeats(AffineValueMap bound) {
    List<AffineExpr> results = new ArrayList<>();
    for (AffineExpr result : bound.map().results()) {
      if (results.isEmpty() || results.get(results.size() - 1) != result) {
        results.add(result);
      }
    }
    return new AffineValueMap(bound.map().withResults(results), bound.operands());
  }

  // --- Results.

  private static @Nullable FoldResult results(ForOp loop) {
    Long count = ForChecks.tripCount(loop);
    if (count != null && count == 0) {
      return FoldResult.of(loop.inits().stream().map(FoldResult::of).toList());
    }
    Operation yield = ForChecks.terminator(loop);
    if (yield.previous() != null) {
      return null;
    }
    List<Value> carried = loop.regionIterArgs();
    List<FoldResult> results = new ArrayList<>();
    boolean fromOutside = false;
    boolean reordered = false;
    for (int i = 0; i < yield.operandCount(); i++) {
      Value value = yield.operand(i);
      int position = carried.indexOf(value);
      if (AffineValues.isInductionVarOf(value, loop.operation())) {
        return null;
      }
      fromOutside |= position < 0;
      reordered |= position >= 0 && position != i;
      results.add(FoldResult.of(position < 0 ? value : loop.inits().get(position)));
    }
    boolean unknown = count == null ? fromOutside || reordered : count >= 2 && reordered;
    return unknown ? null : FoldResult.of(results);
  }

  // --- Bounds of several dimensions.

  static @Nullable FoldResult fold(ParallelOp loop) {
    AffineValueMap lower = AffineValueMap.of(loop.lowerBoundsMap(), loop.lowerBoundsOperands());
    AffineValueMap upper = AffineValueMap.of(loop.upperBoundsMap(), loop.upperBoundsOperands());
    AffineValueMap newLower = lower.compose();
    AffineValueMap newUpper = upper.compose();
    if (newLower.equals(lower) && newUpper.equals(upper)) {
      return null;
    }
    List<Value> operands = new ArrayList<>(newLower.operands());
    operands.addAll(newUpper.operands());
    loop.setMapOperands(operands);
    loop.setLowerBoundsMapAttr(AffineMapAttr.get(newLower.map()));
    loop.setUpperBoundsMapAttr(AffineMapAttr.get(newUpper.map()));
    return FoldResult.inPlace();
  }
}
