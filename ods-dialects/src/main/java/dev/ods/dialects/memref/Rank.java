// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyRankedOrUnrankedMemRef;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** The number of dimensions. */
@Op(dialect = MemRefDialect.class, name = "rank")
@Trait(Pure.class)
@AssemblyFormat("$memref attr-dict `:` type($memref)")
public interface Rank extends OpView {
  /** The memory. */
  @Operand(AnyRankedOrUnrankedMemRef.class)
  Value memref();

  /** The number of its dimensions. */
  @Result(Index.class)
  Value result();
}
