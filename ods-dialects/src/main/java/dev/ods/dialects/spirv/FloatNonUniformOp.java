// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Combines the floating-point numbers of the invocations that are here. */
interface FloatNonUniformOp extends NonUniformOp {
  @Override
  @Operand(FloatOrVector.class)
  Value value();

  @Override
  @Result(FloatOrVector.class)
  Value result();
}
