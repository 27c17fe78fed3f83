// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IntegerAttr;
import dev.ods.fold.APInt;
import dev.ods.ir.OpModel;
import dev.ods.ir.Value;
import dev.ods.range.IntRange;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What IDs and sizes in a grid may be (source: GPU/IR/InferIntRangeInterfaceImpls.cpp). */
final class PlaceRanges {
  /** No GPU has more in a dimension. */
  private static final long MAX_DIM = 0xFFFFFFFFL;

  /** That of MLIR 22; in version 24 it is 16. */
  private static final long MAX_CLUSTER_DIM = 8;

  /** How many sizes a launch has, of the grid and of a block; it has as many IDs. */
  private static final int LAUNCH_SIZES = 6;

  private static final long MAX_SUBGROUP_SIZE = 128;

  /** In code that is never executed: nothing is below a bound of zero. */
  private static final IntRange ANY = IntRange.max(IntRange.INDEX_WIDTH);

  /** The sizes, which are at least one; the other operations are IDs. */
  private static final Set<OpModel> SIZES =
      Set.of(
          BlockDimOp.MODEL,
          ClusterDimOp.MODEL,
          ClusterDimBlocksOp.MODEL,
          GridDimOp.MODEL,
          NumSubgroupsOp.MODEL,
          SubgroupSizeOp.MODEL);

  /** What the launch around may say of sizes, and of the IDs that are below them. */
  private static final Map<OpModel, KnownSizes> KNOWN =
      Map.of(
          BlockDimOp.MODEL,
          KnownSizes.BLOCK,
          ThreadIdOp.MODEL,
          KnownSizes.BLOCK,
          GridDimOp.MODEL,
          KnownSizes.GRID,
          BlockIdOp.MODEL,
          KnownSizes.GRID,
          ClusterDimBlocksOp.MODEL,
          KnownSizes.CLUSTER,
          ClusterBlockIdOp.MODEL,
          KnownSizes.CLUSTER);

  private PlaceRanges() {}

  /** The range of an ID or a size along a dimension. */
  static IntRange of(IndexOps.DimensionOp op) {
    OpModel model = op.operation().name().model();
    KnownSizes sizes = KNOWN.get(model);
    Long known = sizes == null ? null : sizes.around(op.operation(), op.dimension());
    if (known != null && SIZES.contains(model)) {
      return range(known, known);
    }
    long most = sizes == KnownSizes.CLUSTER ? MAX_CLUSTER_DIM : MAX_DIM;
    if (model == GlobalIdOp.MODEL) {
      most = orMost(KnownSizes.BLOCK, op) * orMost(KnownSizes.GRID, op);
    }
    return of(model, op.upperBound(), known == null ? most : known);
  }

  private static long orMost(KnownSizes sizes, IndexOps.DimensionOp op) {
    Long known = sizes.around(op.operation(), op.dimension());
    return known == null ? MAX_DIM : known;
  }

  /** The range of an ID or a size in a subgroup or a workgroup. */
  static IntRange of(IndexOps.SubgroupPlaceOp op) {
    OpModel model = op.operation().name().model();
    boolean inSubgroup = model == LaneIdOp.MODEL || model == SubgroupSizeOp.MODEL;
    return of(model, op.upperBound(), inSubgroup ? MAX_SUBGROUP_SIZE : MAX_DIM);
  }

  private static IntRange of(
      @Nullable OpModel model, Optional<IntegerAttr> specified, long otherwise) {
    long most = specified.isPresent() ? specified.get().bits() : otherwise;
    if (most == 0) {
      return ANY;
    }
    return SIZES.contains(model) ? range(1, most) : range(0, most - 1);
  }

  /** Tells the ranges of the arguments of a launch: of IDs, then of the sizes of grid and block. */
  static void tell(
      LaunchOps.Launch op, List<IntRange> operands, BiConsumer<Value, IntRange> results) {
    List<Value> arguments = op.body().first().arguments();
    int first = op.asyncDependencies().size();
    for (int i = 0; i < LAUNCH_SIZES; i++) {
      IntRange operand = operands.get(first + i);
      boolean isPossible = operand.umax().bits() != 0 && isAtMost(operand.umin(), MAX_DIM);
      IntRange size = isPossible ? operand.intersection(range(1, MAX_DIM)) : ANY;
      results.accept(arguments.get(LAUNCH_SIZES + i), size);
      results.accept(arguments.get(i), isPossible ? range(0, size.umax().bits() - 1) : ANY);
    }
  }

  private static boolean isAtMost(APInt number, long most) {
    return Long.compareUnsigned(number.bits(), most) <= 0;
  }

  private static IntRange range(long least, long greatest) {
    return IntRange.ofUnsigned(
        APInt.of(IntRange.INDEX_WIDTH, least), APInt.of(IntRange.INDEX_WIDTH, greatest));
  }
}
