// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.control.FunctionOpInterface;
import dev.ods.dialects.gpu.attr.Dimension;
import dev.ods.fold.APInt;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The sizes of the launch around an operation that are known (MLIR's {@code
 * getKnownDimensionSizeAround}): constants of the launch itself, or what the function says.
 */
enum KnownSizes {
  /** Blocks in a grid. */
  GRID(
      "gpu.known_grid_size",
      launch -> List.of(launch.gridSizeX(), launch.gridSizeY(), launch.gridSizeZ()),
      function -> function.knownGridSize().orElse(null)),

  /** Threads in a block. */
  BLOCK(
      "gpu.known_block_size",
      launch -> List.of(launch.blockSizeX(), launch.blockSizeY(), launch.blockSizeZ()),
      function -> function.knownBlockSize().orElse(null)),

  /** Blocks in a cluster. */
  CLUSTER(
      "gpu.known_cluster_size",
      launch ->
          launch.hasClusterSize()
              ? List.of(
                  launch.clusterSizeX().orElseThrow(),
                  launch.clusterSizeY().orElseThrow(),
                  launch.clusterSizeZ().orElseThrow())
              : List.of(),
      function -> function.knownClusterSize().orElse(null));

  private static final long MASK = 0xFFFFFFFFL;

  private final String attribute;

  @SuppressWarnings("ImmutableEnumChecker") // functions without state
  private final Function<LaunchOp, List<Value>> ofLaunch;

  @SuppressWarnings("ImmutableEnumChecker")
  private final Function<GPUFuncOp, int @Nullable []> ofFunction;

  KnownSizes(
      String attribute,
      Function<LaunchOp, List<Value>> ofLaunch,
      Function<GPUFuncOp, int @Nullable []> ofFunction) {
    this.attribute = attribute;
    this.ofLaunch = ofLaunch;
    this.ofFunction = ofFunction;
  }

  /** The size in a dimension, a number of 32 bits without a sign; null if it is not known. */
  @Nullable Long around(Operation op, Dimension dimension) {
    int index =
        switch (dimension) {
          case X -> 0;
          case Y -> 1;
          case Z -> 2;
        };
    Operation launch = parent(op, each -> each.is(LaunchOp.MODEL));
    Long size = launch == null ? null : constant(ofLaunch.apply(LaunchOp.of(launch)), index);
    if (size != null) {
      return size;
    }
    Operation kernel = parent(op, each -> each.is(GPUFuncOp.MODEL));
    size = kernel == null ? null : element(ofFunction.apply(GPUFuncOp.of(kernel)), index);
    if (size != null) {
      return size;
    }
    Operation function = parent(op, each -> each.name().hasInterface(FunctionOpInterface.class));
    Attribute sizes = function == null ? null : function.attribute(attribute);
    return sizes != null && DenseI32ArrayAttr.test(sizes)
        ? element(((DenseArrayAttr) sizes).toInts(), index)
        : null;
  }

  private static @Nullable Operation parent(Operation op, Predicate<Operation> wanted) {
    Operation parent = op.parent();
    while (parent != null && !wanted.test(parent)) {
      parent = parent.parent();
    }
    return parent;
  }

  private static @Nullable Long constant(List<Value> sizes, int index) {
    APInt size = sizes.isEmpty() ? null : Matchers.integer(sizes.get(index));
    return size == null ? null : (Long) (size.bits() & MASK);
  }

  private static @Nullable Long element(int @Nullable [] sizes, int index) {
    return sizes == null || sizes.length <= index ? null : (Long) (sizes[index] & MASK);
  }
}
