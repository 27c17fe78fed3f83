// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.Pure;

/** Computes with the elements that have the same place in some matrices. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_elementwise")
@Trait(Pure.class)
@AssemblyFormat("$opType $args attr-dict `:` functional-type($args, $res)")
public interface SubgroupMmaElementwise extends OpView {
  /** The matrices. */
  @Operand(MMAMatrixType.class)
  ValueRange args();

  /** What is done with their elements. */
  @Attr
  MMAElementwiseAttr opType();

  /** The matrix of the results. */
  @Result(MMAMatrixType.class)
  Value res();
}
