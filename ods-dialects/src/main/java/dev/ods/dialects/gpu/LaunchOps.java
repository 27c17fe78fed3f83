// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.op.ModuleOp;
import dev.ods.range.InferIntRangeInterface;
import dev.ods.range.IntRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Launches of kernels from the host. */
public interface LaunchOps {
  /**
   * Runs its own body in every thread of a grid.
   *
   * <p>The arguments of the body are IDs and sizes in the grid, then the memory attributions.
   */
  @Op(dialect = GpuDialect.class, name = "launch")
  @Trait({
    AffineScope.class,
    AutomaticAllocationScope.class,
    AttrSizedOperandSegments.class,
    RecursiveMemoryEffects.class
  })
  interface Launch extends AsyncOp, InferIntRangeInterface {
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

    /** The size of dynamic shared memory. */
    @Operand(I32.class)
    Optional<Value> dynamicSharedMemorySize();

    /** The name for the kernel's module. */
    @Attr
    @FlatSymbolRef
    Optional<String> module();

    /** The name for the kernel. */
    @Attr
    @FlatSymbolRef
    Optional<String> function();

    /** The body that each thread runs. */
    Region body();

    /** Whether blocks are launched in clusters. */
    default boolean hasClusterSize() {
      return clusterSizeX().isPresent() && clusterSizeY().isPresent() && clusterSizeZ().isPresent();
    }

    /** The number of body arguments that are IDs and sizes. */
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

    @Override
    default void inferResultRanges(List<IntRange> operands, BiConsumer<Value, IntRange> results) {
      PlaceRanges.tell(this, operands, results);
    }

    /** Checks the arguments and the ends of the body. */
    default void verifyRegions(Diagnostics diagnostics) {
      Block entry = body().first();
      // With too few arguments for clusters, or without a block, MLIR crashes.
      if (entry == null
          || entry.argumentCount()
              < Attributions.leastArguments(operation(), configurationCount())) {
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

    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return LaunchSyntax.parse(parser, state);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, Launch launch) {
      LaunchSyntax.print(printer, launch);
    }
  }

  /**
   * Runs a kernel, referenced by name, in every thread of a grid.
   *
   * <p>The enclosing module's verification checks that the kernel exists.
   */
  @Op(dialect = GpuDialect.class, name = "launch_func")
  @Trait(AttrSizedOperandSegments.class)
  @AllTypesMatch({"gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ"})
  @AssemblyFormat(
      value =
          "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)"
              + " (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel"
              + " (`clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)`)?"
              + " `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)`"
              + " `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)`"
              + " custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX),"
              + " type($clusterSizeY), type($clusterSizeZ))"
              + " (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)?"
              + " custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
      customs = LaunchFuncSyntax.class)
  interface LaunchFunc extends AsyncOp {
    /** The module for devices, and the function in it. */
    @Attr
    SymbolRefAttr kernel();

    /** How many blocks the grid has in the first dimension. */
    @Operand(LaunchIndex.class)
    Value gridSizeX();

    /** How many blocks the grid has in the second dimension. */
    @Operand(LaunchIndex.class)
    Value gridSizeY();

    /** How many blocks the grid has in the third dimension. */
    @Operand(LaunchIndex.class)
    Value gridSizeZ();

    /** How many threads a block has in the first dimension. */
    @Operand(LaunchIndex.class)
    Value blockSizeX();

    /** How many threads a block has in the second dimension. */
    @Operand(LaunchIndex.class)
    Value blockSizeY();

    /** How many threads a block has in the third dimension. */
    @Operand(LaunchIndex.class)
    Value blockSizeZ();

    /** How many blocks a cluster has in the first dimension. */
    @Operand(LaunchIndex.class)
    Optional<Value> clusterSizeX();

    /** How many blocks a cluster has in the second dimension. */
    @Operand(LaunchIndex.class)
    Optional<Value> clusterSizeY();

    /** How many blocks a cluster has in the third dimension. */
    @Operand(LaunchIndex.class)
    Optional<Value> clusterSizeZ();

    /** The size of dynamic shared memory. */
    @Operand(I32.class)
    Optional<Value> dynamicSharedMemorySize();

    /** The arguments of the kernel. */
    @Operand
    ValueRange kernelOperands();

    /** The stream of the launch. */
    @Operand
    Optional<Value> asyncObject();

    /** Checks the enclosing module, and the types of cluster sizes. */
    default void verify(Diagnostics diagnostics) {
      Operation module = operation().parent();
      while (module != null && !module.is(ModuleOp.MODEL)) {
        module = module.parent();
      }
      if (module == null) {
        diagnostics.opError(operation(), "expected to belong to a module");
      } else if (!(module.attribute(KernelLookup.CONTAINER) instanceof UnitAttr)) {
        diagnostics.opError(
            operation(),
            "expected the closest surrounding module to have the '"
                + KernelLookup.CONTAINER
                + "' attribute");
      } else if (!clustersFit()) {
        diagnostics.opError(
            operation(), "expects types of the cluster dimensions must be the same");
      }
    }

    private boolean clustersFit() {
      Type x = clusterSizeX().map(Value::type).orElse(null);
      Type y = clusterSizeY().map(Value::type).orElse(null);
      Type z = clusterSizeZ().map(Value::type).orElse(null);
      return x == null || y == null || z == null || (x == y && x == z);
    }
  }

  /** Ends the work of a thread in the body of a {@link Launch}. */
  @Op(dialect = GpuDialect.class, name = "terminator")
  @Trait({Pure.class, dev.ods.trait.Terminator.class})
  @HasParent(Launch.class)
  @AssemblyFormat("attr-dict")
  interface Terminator extends OpView {}

  /** A size in one dimension. */
  @AnyOf({Index.class, I32.class, I64.class})
  interface LaunchIndex {}
}
