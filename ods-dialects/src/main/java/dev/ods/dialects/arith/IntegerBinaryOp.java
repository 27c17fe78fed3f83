// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;

/** Makes an integer of two. */
@Order({"lhs", "rhs", "result"})
@AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($result)")
interface IntegerBinaryOp extends ArithmeticOp {
  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /** The result. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value result();
}
