// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Combines the integers of a group. */
interface IntegerGroupOp extends UniformOp {
  @Override
  @Operand(IntegerOrVector.class)
  Value x();

  @Override
  @Result(IntegerOrVector.class)
  Value result();
}
