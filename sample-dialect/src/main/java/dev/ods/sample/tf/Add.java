// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;
import dev.ods.ir.Value;
import dev.ods.trait.*;

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
