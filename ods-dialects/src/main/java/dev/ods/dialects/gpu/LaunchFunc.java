// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.I32;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.op.ModuleOp;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AttrSizedOperandSegments;
import java.util.Optional;

/**
 * Runs a kernel, which it names, in every thread of a grid.
 *
 * <p>That there is such a kernel is checked with the module around it.
 */
@Op(dialect = GpuDialect.class, name = "launch_func")
@Trait(AttrSizedOperandSegments.class)
@AllTypesMatch({"gridSizeX", "gridSizeY", "gridSizeZ", "blockSizeX", "blockSizeY", "blockSizeZ"})
public interface LaunchFunc extends AsyncOp {
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

  /** The size of the shared memory that is not known before. */
  @Operand(I32.class)
  Optional<Value> dynamicSharedMemorySize();

  /** The arguments of the kernel. */
  @Operand
  ValueRange kernelOperands();

  /** A stream of work that this becomes part of. */
  @Operand
  Optional<Value> asyncObject();

  /** Checks the module around it, and the types of the sizes of clusters. */
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
      diagnostics.opError(operation(), "expects types of the cluster dimensions must be the same");
    }
  }

  private boolean clustersFit() {
    Type x = clusterSizeX().map(Value::type).orElse(null);
    Type y = clusterSizeY().map(Value::type).orElse(null);
    Type z = clusterSizeZ().map(Value::type).orElse(null);
    return x == null || y == null || z == null || (x == y && x == z);
  }

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return LaunchFuncSyntax.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, LaunchFunc launch) {
    LaunchFuncSyntax.print(printer, launch);
  }
}
