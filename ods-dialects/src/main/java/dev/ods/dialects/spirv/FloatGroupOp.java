// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Combines the floating-point numbers of a group. */
interface FloatGroupOp extends UniformOp {
  @Override
  @Operand(FloatOrVector.class)
  Value x();

  @Override
  @Result(FloatOrVector.class)
  Value result();
}
