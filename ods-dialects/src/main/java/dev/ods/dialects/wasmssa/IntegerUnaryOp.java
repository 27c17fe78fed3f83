// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** A function of one of the integers. */
@Order({"src", "result"})
interface IntegerUnaryOp extends UnaryOp {
  /** The number. */
  @Operand(AnyWasmInteger.class)
  Value src();

  /** The value of the function. */
  @Result(AnyWasmInteger.class)
  Value result();
}
