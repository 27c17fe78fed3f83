// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.SignlessIntegerOrIndexLike;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Makes an integer of two, and may promise that it does not overflow. */
@Order({"lhs", "rhs", "overflowFlags", "result"})
@Trait(Pure.class)
@AssemblyFormat("$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)")
interface OverflowOp extends ArithmeticOp {
  /** The first operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(SignlessIntegerOrIndexLike.class)
  Value rhs();

  /** The ways in which it does not overflow; if it does, the result is poison. */
  @Attr(name = "overflowFlags")
  @Default("none")
  IntegerOverflowFlagsAttr overflowFlags();

  /** The result. */
  @Result(SignlessIntegerOrIndexLike.class)
  Value result();
}
