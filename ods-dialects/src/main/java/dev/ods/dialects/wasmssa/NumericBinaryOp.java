// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Makes a number of two: numbers of any type. */
@Order({"lhs", "rhs", "result"})
interface NumericBinaryOp extends BinaryOp {
  /** The first operand. */
  @Operand(AnyNumber.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyNumber.class)
  Value rhs();

  /** The result. */
  @Result(AnyNumber.class)
  Value result();
}
