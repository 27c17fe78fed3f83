// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.FloatLike;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Makes a floating-point number of two. */
@Order({"lhs", "rhs", "fastmath", "result"})
@Trait(Pure.class)
@AssemblyFormat("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
interface FloatBinaryOp extends ArithmeticOp {
  /** The first operand. */
  @Operand(FloatLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(FloatLike.class)
  Value rhs();

  /** The liberties that an optimizer may take. */
  @Attr
  @Default("none")
  FastMathFlagsAttr fastmath();

  /** The result. */
  @Result(FloatLike.class)
  Value result();
}
