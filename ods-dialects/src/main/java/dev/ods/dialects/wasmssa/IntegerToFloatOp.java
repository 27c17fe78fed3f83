// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Turns an integer into the nearest floating-point number. */
@Order({"input", "result"})
interface IntegerToFloatOp extends ConversionOp {
  /** The integer. */
  @Operand(AnyWasmInteger.class)
  Value input();

  /** The nearest number; of two equally near ones the even one. */
  @Result(AnyWasmFloat.class)
  Value result();
}
