// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.ir.OpView;

/** One half of a barrier that is split. */
@Order({"executionScope", "memoryScope", "memorySemantics"})
@AssemblyFormat("$execution_scope $memory_scope $memory_semantics attr-dict")
interface SplitBarrierOp extends OpView {
  /** Who waits. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** Who sees the accesses to memory. */
  @Attr(name = "memory_scope")
  ScopeAttr memoryScope();

  /** What is promised about memory. */
  @Attr(name = "memory_semantics")
  MemorySemanticsAttr memorySemantics();
}
