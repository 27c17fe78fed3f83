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
import dev.ods.trait.SameOperandsAndResultShape;

/** Turns a floating-point number into an integer. */
@Order({"operand", "result"})
@Trait({Pure.class, SameOperandsAndResultShape.class})
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
interface FloatToIntegerOp extends OpView {
  /** The value to turn. */
  @Operand(AnyFloatOrVectorOrMatrix.class)
  Value operand();

  /** The turned value. */
  @Result(IntegerOrVectorOrMatrix.class)
  Value result();
}
