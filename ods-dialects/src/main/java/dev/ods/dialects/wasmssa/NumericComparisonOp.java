// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.constraint.I32;
import dev.ods.ir.Value;

/** Compares two numbers of any type. */
@Order({"lhs", "rhs", "result"})
interface NumericComparisonOp extends ComparisonOp {
  /** The first operand. */
  @Operand(AnyNumber.class)
  Value lhs();

  /** The second operand. */
  @Operand(AnyNumber.class)
  Value rhs();

  /** One if the relation holds, otherwise zero. */
  @Result(I32.class)
  Value result();
}
