// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** A function of one of the floating-point numbers. */
@Order({"src", "result"})
interface FloatUnaryOp extends UnaryOp {
  /** The number. */
  @Operand(AnyWasmFloat.class)
  Value src();

  /** The value of the function. */
  @Result(AnyWasmFloat.class)
  Value result();
}
