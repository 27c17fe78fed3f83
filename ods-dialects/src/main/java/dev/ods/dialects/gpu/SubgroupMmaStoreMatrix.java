// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;

/** Writes a matrix to memory, each thread its part. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_store_matrix")
@Order({"src", "dstMemref", "indices", "leadDimension", "transpose"})
@AssemblyFormat("$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)")
public interface SubgroupMmaStoreMatrix extends MMAMemory {
  /** The matrix. */
  @Operand(MMAStorable.class)
  Value src();

  /** The memory. */
  @Operand(MMAMemRef.class)
  Value dstMemref();

  /** The rows of the memory lie in one piece, and the matrix is a sum. */
  default void verify(Diagnostics diagnostics) {
    if (!MMAMemory.hasUnitStride((MemRefType) dstMemref().type())) {
      diagnostics.error(
          operation(), "expected destination memref most minor dim must have unit stride");
    } else if (!((MMAMatrixType) src().type()).operand().equals("COp")) {
      diagnostics.error(
          operation(), "expected the operand matrix being stored to have 'COp' operand type");
    }
  }
}
