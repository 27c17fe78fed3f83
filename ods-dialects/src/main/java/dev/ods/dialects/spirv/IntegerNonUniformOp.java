// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Combines the integers of the invocations that are here. */
interface IntegerNonUniformOp extends NonUniformOp {
  @Override
  @Operand(IntegerOrVector.class)
  Value value();

  @Override
  @Result(IntegerOrVector.class)
  Value result();
}
