// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.gpu.MappingAttr.Level;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import org.jspecify.annotations.Nullable;

/**
 * Programs that run on devices beside the host, as far as it is neither about sparse matrices nor
 * about compiled code.
 */
@Dialect(
    name = "gpu",
    dependentDialects = ArithDialect.class,
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      AllReduce.class,
      Alloc.class,
      Barrier.class,
      BlockDim.class,
      BlockId.class,
      ClusterBlockId.class,
      ClusterDim.class,
      ClusterDimBlocks.class,
      ClusterId.class,
      Dealloc.class,
      DynamicSharedMemory.class,
      GPUFunc.class,
      GPUModule.class,
      GlobalId.class,
      GridDim.class,
      HostRegister.class,
      HostUnregister.class,
      LaneId.class,
      Launch.class,
      LaunchFunc.class,
      Memcpy.class,
      Memset.class,
      NumSubgroups.class,
      Printf.class,
      Return.class,
      Rotate.class,
      SetDefaultDevice.class,
      Shuffle.class,
      SubgroupBroadcast.class,
      SubgroupId.class,
      SubgroupMmaCompute.class,
      SubgroupMmaConstantMatrix.class,
      SubgroupMmaElementwise.class,
      SubgroupMmaExtractThreadLocal.class,
      SubgroupMmaInsertThreadLocal.class,
      SubgroupMmaLoadMatrix.class,
      SubgroupMmaStoreMatrix.class,
      SubgroupReduce.class,
      SubgroupSize.class,
      Terminator.class,
      ThreadId.class,
      Wait.class,
      WarpExecuteOnLane0.class,
      Yield.class
    })
public interface GpuDialect {
  /**
   * Reads a type. All types are known; {@code allowUnknownTypes} is there for the attributes that
   * are kept as text.
   */
  static @Nullable Type parseType(DialectAsmParser parser) {
    String keyword = parser.parseKeyword();
    if (keyword == null) {
      return null;
    }
    return switch (keyword) {
      case AsyncTokenType.MNEMONIC -> AsyncTokenType.get(parser.context());
      case SparseDnTensorHandleType.MNEMONIC -> SparseDnTensorHandleType.get(parser.context());
      case SparseSpGEMMOpHandleType.MNEMONIC -> SparseSpGEMMOpHandleType.get(parser.context());
      case SparseSpMatHandleType.MNEMONIC -> SparseSpMatHandleType.get(parser.context());
      case MMAMatrixType.MNEMONIC -> MMAMatrixType.parse(parser);
      default -> unknown(parser, keyword);
    };
  }

  private static @Nullable Type unknown(DialectAsmParser parser, String keyword) {
    parser.error(parser.nameLocation(), "unknown gpu type: " + keyword);
    return null;
  }

  /** Writes what {@link #parseType} reads. */
  static void printType(Type type, DialectAsmPrinter printer) {
    if (type instanceof MMAMatrixType matrix) {
      matrix.print(printer);
    } else {
      printer.print(((KeywordType) type).mnemonic());
    }
  }

  /**
   * Reads all attributes but {@code kernel_metadata}, {@code kernel_table}, {@code object} and
   * {@code loop_dim_map}.
   */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    String mnemonic = parser.parseKeyword();
    if (mnemonic == null) {
      return null;
    }
    for (Level level : Level.values()) {
      if (mnemonic.equals(level.keyword())) {
        return MappingAttr.parse(parser, level);
      }
    }
    return switch (mnemonic) {
      case AddressSpaceAttr.MNEMONIC -> AddressSpaceAttr.parse(parser, type);
      case AllReduceOperationAttr.MNEMONIC -> AllReduceOperationAttr.parse(parser, type);
      case BroadcastTypeAttr.MNEMONIC -> BroadcastTypeAttr.parse(parser, type);
      case DimensionAttr.MNEMONIC -> DimensionAttr.parse(parser, type);
      case MMAElementwiseAttr.MNEMONIC -> MMAElementwiseAttr.parse(parser, type);
      case SelectObjectAttr.MNEMONIC -> SelectObjectAttr.parse(parser, type);
      case ShuffleModeAttr.MNEMONIC -> ShuffleModeAttr.parse(parser, type);
      default -> parser.unknownAttribute(mnemonic);
    };
  }

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    GpuAttr own = (GpuAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }

  /** Checks what functions say about the sizes of launches, and the launches of a module. */
  static void verifyOperationAttribute(
      Operation op, NamedAttribute attribute, Diagnostics diagnostics) {
    switch (attribute.name()) {
      case "gpu.known_block_size", "gpu.known_cluster_size", "gpu.known_grid_size" -> {
        if (!DenseI32ArrayAttr.test(attribute.value())) {
          diagnostics.opError(op, attribute.name() + " must be a dense i32 array");
        } else if (((DenseArrayAttr) attribute.value()).size() != 3) {
          diagnostics.opError(op, attribute.name() + " must contain exactly 3 elements");
        }
      }
      case KernelLookup.CONTAINER -> {
        if (attribute.value() instanceof UnitAttr) {
          KernelLookup.check(op, diagnostics);
        }
      }
      default -> {}
    }
  }
}
