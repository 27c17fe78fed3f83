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

/** Makes a floating-point number of two. */
@Order({"operand1", "operand2", "result"})
@Trait(Pure.class)
@AllTypesMatch({"operand1", "operand2", "result"})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface FloatArithmeticOp extends OpView {
  /** The first operand. */
  @Operand(FloatOrVectorOrMatrix.class)
  Value operand1();

  /** The second operand. */
  @Operand(FloatOrVectorOrMatrix.class)
  Value operand2();

  /** The result. */
  @Result(FloatOrVectorOrMatrix.class)
  Value result();
}
