// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** A function of two numbers, element by element. */
@Order({"lhs", "rhs", "result"})
@Trait({Pure.class, SameOperandsAndResultType.class})
@AssemblyFormat("operands attr-dict `:` type($result)")
interface BinaryFunctionOp extends OpView {
  /** The first operand. */
  @Operand
  Value lhs();

  /** The second operand. */
  @Operand
  Value rhs();

  /** The result. */
  @Result
  Value result();

  /** A function of two floating-point numbers. */
  @TypeConstraint(FloatOrVector.class)
  interface FloatBinaryFunctionOp extends BinaryFunctionOp {}

  /** A function of two integers. */
  @TypeConstraint(IntegerOrVector.class)
  interface IntegerBinaryFunctionOp extends BinaryFunctionOp {}
}
