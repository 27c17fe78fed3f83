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

/** Turns an integer into a floating-point number. */
@Order({"operand", "result"})
@Trait({Pure.class, SameOperandsAndResultShape.class})
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
interface IntegerToFloatOp extends OpView {
  /** The value to turn. */
  @Operand(IntegerOrVectorOrMatrix.class)
  Value operand();

  /** The turned value. */
  @Result(AnyFloatOrVectorOrMatrix.class)
  Value result();
}
