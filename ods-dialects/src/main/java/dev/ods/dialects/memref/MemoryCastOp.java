// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.MemRefsNormalizable;
import dev.ods.trait.Pure;

/** The same memory with another type. */
@Order({"source", "dest"})
@Trait({MemRefsNormalizable.class, Pure.class})
@AssemblyFormat("$source attr-dict `:` type($source) `to` type($dest)")
interface MemoryCastOp extends OpView {
  /** The memory. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value source();

  /** The same memory. */
  @Result(AnyRankedOrUnrankedMemRef.class)
  Value dest();
}
