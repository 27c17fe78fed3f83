// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.FlatSymbolRef;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I32;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AffineScope;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.RecursiveMemoryEffects;
import java.util.Optional;

/**
 * Runs its own body in every thread of a grid.
 *
 * <p>The arguments of the body are the places and sizes in the grid, then the memory that is
 * attributed to the kernel.
 */
@Op(dialect = GpuDialect.class, name = "launch")
@Trait({
  AffineScope.class,
  AutomaticAllocationScope.class,
  AttrSizedOperandSegments.class,
  RecursiveMemoryEffects.class
})
public interface Launch extends AsyncOp {
  /** How many blocks the grid has in the first dimension. */
  @Operand(Index.class)
  Value gridSizeX();

  /** How many blocks the grid has in the second dimension. */
  @Operand(Index.class)
  Value gridSizeY();

  /** How many blocks the grid has in the third dimension. */
  @Operand(Index.class)
  Value gridSizeZ();

  /** How many threads a block has in the first dimension. */
  @Operand(Index.class)
  Value blockSizeX();

  /** How many threads a block has in the second dimension. */
  @Operand(Index.class)
  Value blockSizeY();

  /** How many threads a block has in the third dimension. */
  @Operand(Index.class)
  Value blockSizeZ();

  /** How many blocks a cluster has in the first dimension. */
  @Operand(Index.class)
  Optional<Value> clusterSizeX();

  /** How many blocks a cluster has in the second dimension. */
  @Operand(Index.class)
  Optional<Value> clusterSizeY();

  /** How many blocks a cluster has in the third dimension. */
  @Operand(Index.class)
  Optional<Value> clusterSizeZ();

  /** The size of the shared memory that is not known before. */
  @Operand(I32.class)
  Optional<Value> dynamicSharedMemorySize();

  /** What the module of the kernel is to be called. */
  @Attr
  @FlatSymbolRef
  Optional<String> module();

  /** What the kernel is to be called. */
  @Attr
  @FlatSymbolRef
  Optional<String> function();

  /** What each thread does. */
  Region body();

  /** Whether blocks are launched in clusters. */
  default boolean hasClusterSize() {
    return clusterSizeX().isPresent() && clusterSizeY().isPresent() && clusterSizeZ().isPresent();
  }

  /** How many arguments of the body are places and sizes. */
  default int configurationCount() {
    return hasClusterSize() ? LaunchSyntax.CLUSTERED_ARGUMENTS : LaunchSyntax.ARGUMENTS;
  }

  /** Clusters have a size in each dimension. */
  default void verify(Diagnostics diagnostics) {
    boolean any =
        clusterSizeX().isPresent() || clusterSizeY().isPresent() || clusterSizeZ().isPresent();
    if (any && !hasClusterSize()) {
      diagnostics.opError(operation(), "cluster size must be all present");
    }
  }

  /** Checks the arguments and the ends of the body. */
  default void verifyRegions(Diagnostics diagnostics) {
    Block entry = body().first();
    // With too few arguments for clusters and without a block MLIR dies.
    if (entry == null
        || entry.argumentCount() < Attributions.leastArguments(operation(), configurationCount())) {
      diagnostics.opError(operation(), "unexpected number of region arguments");
      return;
    }
    int before = diagnostics.errorCount();
    Attributions.verify(operation(), entry, configurationCount(), diagnostics);
    if (diagnostics.errorCount() == before) {
      verifyEnds(diagnostics);
    }
  }

  private void verifyEnds(Diagnostics diagnostics) {
    for (Block block : body().blocks()) {
      Operation last = block.last();
      if (last != null && last.successorCount() == 0 && !last.is(TerminatorOp.MODEL)) {
        diagnostics.error(last, "expected 'gpu.terminator' or a terminator with successors");
        diagnostics.note(operation().location(), "in 'gpu.launch' body region");
        return;
      }
    }
  }

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return LaunchSyntax.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, Launch launch) {
    LaunchSyntax.print(printer, launch);
  }
}
