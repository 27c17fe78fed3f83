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

/** Changes the sign of a floating-point number. */
@Order({"operand", "result"})
@Trait(Pure.class)
@AllTypesMatch({"operand", "result"})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface FloatNegationOp extends OpView {
  /** The number. */
  @Operand(FloatOrVectorOrMatrix.class)
  Value operand();

  /** The result. */
  @Result(FloatOrVectorOrMatrix.class)
  Value result();
}
