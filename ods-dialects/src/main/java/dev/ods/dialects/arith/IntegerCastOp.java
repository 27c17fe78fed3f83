// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Turns an integer into one of another width. */
@Order({"in", "out"})
@AssemblyFormat("$in attr-dict `:` type($in) `to` type($out)")
interface IntegerCastOp extends CastOp {
  /** The value to turn. */
  @Operand(SignlessFixedWidthIntegerLike.class)
  Value in();

  /** The turned value. */
  @Result(SignlessFixedWidthIntegerLike.class)
  Value out();
}
