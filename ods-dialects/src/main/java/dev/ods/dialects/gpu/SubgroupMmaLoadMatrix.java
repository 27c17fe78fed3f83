// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;

/** Reads a matrix from memory, each thread its part. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_load_matrix")
@Order({"srcMemref", "indices", "leadDimension", "transpose", "res"})
@AssemblyFormat("$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)")
public interface SubgroupMmaLoadMatrix extends MMAMemory {
  /** The memory. */
  @Operand(MMAMemRef.class)
  Value srcMemref();

  /** The matrix. */
  @Result(MMAMatrixType.class)
  Value res();

  /** The rows of the memory lie in one piece. */
  default void verify(Diagnostics diagnostics) {
    if (!MMAMemory.hasUnitStride((MemRefType) srcMemref().type())) {
      diagnostics.error(operation(), "expected source memref most minor dim must have unit stride");
    }
  }
}
