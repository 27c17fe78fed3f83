// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Unit;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;

/** Makes an integer of two, and may promise that nothing is lost. */
@Order({"lhs", "rhs", "isExact", "result"})
@AssemblyFormat("$lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result)")
interface ExactOp extends ArithmeticOp {
  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /**
   * Whether there is no remainder, or no bit set is shifted out; otherwise the result is poison.
   */
  @Attr(name = "isExact")
  @Unit
  boolean isExact();

  /** The result. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value result();
}
