// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** A function of three floating-point numbers, element by element. */
@Order({"x", "y", "z", "result"})
@Trait({Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface FloatTernaryFunctionOp extends OpView {
  /** The first operand. */
  @Operand(FloatOrVector.class)
  Value x();

  /** The second operand. */
  @Operand(FloatOrVector.class)
  Value y();

  /** The third operand. */
  @Operand(FloatOrVector.class)
  Value z();

  /** The result. */
  @Result(FloatOrVector.class)
  Value result();
}
