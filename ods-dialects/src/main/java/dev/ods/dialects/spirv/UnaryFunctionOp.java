// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.ir.*;
import dev.ods.trait.*;

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
