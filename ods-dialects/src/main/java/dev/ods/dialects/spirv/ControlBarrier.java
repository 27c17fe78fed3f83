// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/** Waits until all invocations have come here. */
@Op(dialect = SpirvDialect.class, name = "ControlBarrier")
@AssemblyFormat("$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict")
public interface ControlBarrier extends OpView {
  /** Who waits. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** Who sees the accesses to memory. */
  @Attr(name = "memory_scope")
  ScopeAttr memoryScope();

  /** What is promised about memory. */
  @Attr(name = "memory_semantics")
  MemorySemanticsAttr memorySemantics();

  /** Checks that no two orders are promised. */
  default void verify(Diagnostics diagnostics) {
    memorySemantics().verify(operation(), diagnostics);
  }
}
