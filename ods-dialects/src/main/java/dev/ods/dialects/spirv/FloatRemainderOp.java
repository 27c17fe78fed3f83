// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** The remainder of a division of floating-point numbers. */
@Order({"operand1", "operand2", "result"})
@Trait(Pure.class)
@AllTypesMatch({"operand1", "operand2", "result"})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface FloatRemainderOp extends OpView {
  /** The first operand. */
  @Operand(FloatOrVector.class)
  Value operand1();

  /** The second operand. */
  @Operand(FloatOrVector.class)
  Value operand2();

  /** The result. */
  @Result(FloatOrVector.class)
  Value result();
}
