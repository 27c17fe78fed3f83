// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.gpu.attr.AddressSpace;
import dev.ods.dialects.gpu.attr.AllReduceOperation;
import dev.ods.dialects.gpu.attr.BroadcastType;
import dev.ods.dialects.gpu.attr.Dimension;
import dev.ods.dialects.gpu.attr.MMAElementwiseOp;
import dev.ods.dialects.gpu.attr.ShuffleMode;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.*;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.DialectAsmParser;
import org.jspecify.annotations.Nullable;

/** Kernels on devices and their launches, without sparse matrices and compiled objects. */
@Dialect(
    name = "gpu",
    dependentDialects = ArithDialect.class,
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      GroupOps.class,
      IndexOps.class,
      KernelOps.class,
      LaunchOps.class,
      MatrixOps.class,
      MemoryOps.class,
      Printf.class,
      WarpExecuteOnLane0.class
    },
    types = GpuTypes.class,
    attributes = {
      AddressSpace.class,
      AllReduceOperation.class,
      BroadcastType.class,
      DeviceMappings.class,
      Dimension.class,
      MMAElementwiseOp.class,
      SelectObject.class,
      ShuffleMode.class
    })
public interface GpuDialect {
  /**
   * Reports a type that is not listed: all are known; {@code allowUnknownTypes} is for attributes
   * kept as text.
   */
  static @Nullable Type parseType(DialectAsmParser parser) {
    String keyword = parser.parseKeyword();
    if (keyword != null) {
      parser.error(parser.nameLocation(), "unknown gpu type: " + keyword);
    }
    return null;
  }

  /** Verifies the attributes of functions with launch sizes, and the launches of a module. */
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

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    GpuPatterns.addTo(patterns);
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
