// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypeConstraint;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultType;

/** A function of one number, element by element. */
@Order({"operand", "result"})
@Trait({Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("$operand `:` type($operand) attr-dict")
interface UnaryFunctionOp extends OpView {
  /** The operand. */
  @Operand
  Value operand();

  /** The result. */
  @Result
  Value result();

  /** A function of one floating-point number. */
  @TypeConstraint(FloatOrVector.class)
  interface FloatUnaryOp extends UnaryFunctionOp {}

  /** A function of one integer. */
  @TypeConstraint(IntegerOrVector.class)
  interface IntegerUnaryOp extends UnaryFunctionOp {}
}
