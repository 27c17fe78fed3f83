// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Commutative;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** Combines the bits of two integers. */
@Order({"operand1", "operand2", "result"})
@Trait({Commutative.class, Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface BitwiseOp extends OpView {
  /** The first operand. */
  @Operand(IntegerOrVector.class)
  Value operand1();

  /** The second operand. */
  @Operand(IntegerOrVector.class)
  Value operand2();

  /** The result. */
  @Result(IntegerOrVector.class)
  Value result();
}
