// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.attr.MemorySemantics;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.ir.OpView;
import java.util.Set;

/** Barriers of control and of memory (MLIR: SPIRVBarrierOps.td). */
public interface BarrierOps {
  /** Orders accesses to memory, in a scope. */
  @Order({"memoryScope", "memorySemantics"})
  interface ScopedMemoryOp extends OpView {
    /** The memory scope. */
    @Attr(name = "memory_scope")
    Scope memoryScope();

    /** The memory semantics. */
    @Attr(name = "memory_semantics")
    Set<MemorySemantics> memorySemantics();
  }

  /** A barrier in one operation. */
  interface BarrierOp extends ScopedMemoryOp {
    /** Checks that at most one memory order is given. */
    default void verify(Diagnostics diagnostics) {
      Barriers.verifyOrder(operation(), memorySemantics(), diagnostics);
    }
  }

  /** Waits for all invocations. */
  @Op(dialect = SpirvDialect.class, name = "ControlBarrier")
  @Order({"executionScope", "memoryScope", "memorySemantics"})
  @AssemblyFormat("$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict")
  interface ControlBarrier extends BarrierOp {
    /** Who waits. */
    @Attr(name = "execution_scope")
    Scope executionScope();
  }

  /** Orders accesses to memory. */
  @Op(dialect = SpirvDialect.class, name = "MemoryBarrier")
  @AssemblyFormat("$memory_scope `,` $memory_semantics attr-dict")
  interface MemoryBarrier extends BarrierOp {}

  /** One half of a split barrier. */
  @AssemblyFormat("$execution_scope $memory_scope $memory_semantics attr-dict")
  interface SplitBarrierOp extends ScopedMemoryOp {
    /** Who waits. */
    @Attr(name = "execution_scope")
    Scope executionScope();
  }

  /** Signals the arrival of the invocation. */
  @Op(dialect = SpirvDialect.class, name = "INTEL.ControlBarrierArrive")
  @Order({"executionScope", "memoryScope", "memorySemantics"})
  interface INTELControlBarrierArrive extends SplitBarrierOp {}

  /** Waits for the arrival of all invocations. */
  @Op(dialect = SpirvDialect.class, name = "INTEL.ControlBarrierWait")
  @Order({"executionScope", "memoryScope", "memorySemantics"})
  interface INTELControlBarrierWait extends SplitBarrierOp {}
}
