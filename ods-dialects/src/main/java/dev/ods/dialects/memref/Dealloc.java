// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.MemRefsNormalizable;

/** Frees memory that {@link Alloc} allocated. */
@Op(dialect = MemRefDialect.class, name = "dealloc")
@Trait(MemRefsNormalizable.class)
@AssemblyFormat("$memref attr-dict `:` type($memref)")
public interface Dealloc extends OpView {
  /** The memory. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value memref();
}
