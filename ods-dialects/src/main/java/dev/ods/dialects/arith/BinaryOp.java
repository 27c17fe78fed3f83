// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** An elementwise operation with two operands and one result, all of one type. */
@Order({"lhs", "rhs", "result"})
interface BinaryOp extends ArithmeticOp {
  /** The first operand. */
  @Operand
  Value lhs();

  /** The second operand. */
  @Operand
  Value rhs();

  /** The result. */
  @Result
  Value result();
}
