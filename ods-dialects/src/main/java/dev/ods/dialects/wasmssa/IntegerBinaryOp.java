// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Makes a number of two: integers. */
@Order({"lhs", "rhs", "result"})
interface IntegerBinaryOp extends BinaryOp {
  /** The first operand. */
  @Operand(AnyWasmInteger.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyWasmInteger.class)
  Value rhs();

  /** The result. */
  @Result(AnyWasmInteger.class)
  Value result();
}
