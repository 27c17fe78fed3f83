// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** Returns {@code lhs + rhs} element-wise. */
@Op(dialect = TfDialect.class, name = "Add")
@Trait({Pure.class, Commutative.class, SameOperandsAndResultType.class})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($sum)")
public interface Add {
  /** The first addend. */
  @Operand(FpTensor.class)
  Value lhs();

  /** The second addend. */
  @Operand(FpTensor.class)
  Value rhs();

  /** The sum. */
  @Result(FpTensor.class)
  Value sum();
}
