// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;

/** Reads an element of the part of a matrix that the thread itself holds. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_extract_thread_local")
@Trait(Pure.class)
@TypesMatchWith(
    from = "matrix",
    to = "res",
    with = MMAElementOf.class,
    summary = "value type matches element type of mma_matrix")
@AssemblyFormat("$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)")
public interface SubgroupMmaExtractThreadLocal extends OpView {
  /** The matrix. */
  @Operand(MMAMatrixType.class)
  Value matrix();

  /** The place in this thread's part of it. */
  @Operand(Index.class)
  ValueRange indices();

  /** The element. */
  @Result(AnyReducible.class)
  Value res();
}
