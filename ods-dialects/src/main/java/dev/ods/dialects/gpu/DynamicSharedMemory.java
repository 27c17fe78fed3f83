// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.MemRefType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.predicate.Shapes;
import dev.ods.trait.Pure;
import dev.ods.trait.SymbolTable;

/** Gives a kernel the bytes of work group memory whose number its launch has chosen. */
@Op(dialect = GpuDialect.class, name = "dynamic_shared_memory")
@Trait(Pure.class)
@AssemblyFormat("attr-dict `:` type($resultMemref)")
public interface DynamicSharedMemory extends OpView {
  /** The memory. */
  @Result(MemRefOfBytes.class)
  Value resultMemref();

  /** The memory is that of the work group, and its size is not known. */
  default void verify(Diagnostics diagnostics) {
    MemRefType type = (MemRefType) resultMemref().type();
    if (!isInSymbolTable()) {
      diagnostics.opError(operation(), "must be inside an op with symbol table");
    } else if (!(type.memorySpace() instanceof AddressSpaceAttr space)
        || space.value() != AddressSpace.WORKGROUP) {
      diagnostics.opError(operation(), "address space must be address_space<workgroup>");
    } else if (Shapes.hasStaticShape(type)) {
      diagnostics.opError(
          operation(), "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
    }
  }

  private boolean isInSymbolTable() {
    Operation around = operation().parent();
    while (around != null && !around.name().hasTrait(SymbolTable.class)) {
      around = around.parent();
    }
    return around != null;
  }
}
