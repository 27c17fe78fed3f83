// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Makes a number of two: floating-point numbers. */
@Order({"lhs", "rhs", "result"})
interface FloatBinaryOp extends BinaryOp {
  /** The first operand. */
  @Operand(AnyWasmFloat.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyWasmFloat.class)
  Value rhs();

  /** The result. */
  @Result(AnyWasmFloat.class)
  Value result();
}
