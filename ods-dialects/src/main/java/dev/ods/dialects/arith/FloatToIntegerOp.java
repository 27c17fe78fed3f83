// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.constraint.FloatLike;
import dev.ods.ir.Value;

/** Turns a floating-point number into an integer. */
@Order({"in", "out"})
@AssemblyFormat("$in attr-dict `:` type($in) `to` type($out)")
interface FloatToIntegerOp extends CastOp {
  /** The value to turn. */
  @Operand(FloatLike.class)
  Value in();

  /** The turned value. */
  @Result(SignlessFixedWidthIntegerLike.class)
  Value out();
}
