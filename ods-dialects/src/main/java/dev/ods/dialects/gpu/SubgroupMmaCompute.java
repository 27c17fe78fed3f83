// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.Optional;

/** Multiplies two matrices and adds the product to a third one. */
@Op(dialect = GpuDialect.class, name = "subgroup_mma_compute")
@Trait(Pure.class)
@AllTypesMatch({"opC", "res"})
@AssemblyFormat("$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)")
public interface SubgroupMmaCompute extends OpView {
  /** The first factor. */
  @Operand(MMAFactor.class)
  Value opA();

  /** The second factor. */
  @Operand(MMAFactor.class)
  Value opB();

  /** What the product is added to. */
  @Operand(MMASum.class)
  Value opC();

  /** Whether the first factor is transposed. */
  @Attr(name = "a_transpose")
  Optional<UnitAttr> aTranspose();

  /** Whether the second factor is transposed. */
  @Attr(name = "b_transpose")
  Optional<UnitAttr> bTranspose();

  /** The sum. */
  @Result(MMAMatrixType.class)
  Value res();

  /** The matrices are what their places ask for, and fit each other. */
  default void verify(Diagnostics diagnostics) {
    MMAMatrixType a = (MMAMatrixType) opA().type();
    MMAMatrixType b = (MMAMatrixType) opB().type();
    MMAMatrixType c = (MMAMatrixType) opC().type();
    if (!a.operand().equals("AOp") || !b.operand().equals("BOp") || !c.operand().equals("COp")) {
      diagnostics.error(operation(), "operands must be in the order AOp, BOp, COp");
    } else if (a.shape()[1] != b.shape()[0]
        || a.shape()[0] != c.shape()[0]
        || b.shape()[1] != c.shape()[1]) {
      diagnostics.error(operation(), "operand shapes do not satisfy matmul constraints");
    }
  }
}
