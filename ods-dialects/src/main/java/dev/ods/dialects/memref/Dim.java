// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.AnyNon0RankedOrUnrankedMemRef;
import dev.ods.constraint.Index;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.MemRefsNormalizable;
import dev.ods.trait.NoMemoryEffect;

/** The size of one dimension. */
@Op(dialect = MemRefDialect.class, name = "dim")
@Trait({MemRefsNormalizable.class, NoMemoryEffect.class})
@AssemblyFormat("attr-dict $source `,` $index `:` type($source)")
public interface Dim extends OpAsmOpInterface {
  /** The memory. */
  @Operand(AnyNon0RankedOrUnrankedMemRef.class)
  Value source();

  /** Which dimension. */
  @Operand(Index.class)
  Value index();

  /** Its size. */
  @Result(Index.class)
  Value result();

  /** The size is called {@code %dim}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), "dim");
  }
}
