// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Combines the truth values of the invocations that are here. */
interface BoolNonUniformOp extends NonUniformOp {
  @Override
  @Operand(BoolOrVector.class)
  Value value();

  @Override
  @Result(BoolOrVector.class)
  Value result();
}
