// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Makes a matrix whose elements are all alike. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_constant_matrix")
@Trait(Pure.class)
@TypesMatchWith(
    from = "res",
    to = "value",
    with = MMAElementOf.class,
    summary = "value type matches element type of mma_matrix")
@AssemblyFormat("$value attr-dict `:` type($res)")
public interface SubgroupMmaConstantMatrix extends OpView {
  /** What all elements are. */
  @Operand(MMAElement.class)
  Value value();

  /** The matrix. */
  @Result(MMAMatrixType.class)
  Value res();
}
