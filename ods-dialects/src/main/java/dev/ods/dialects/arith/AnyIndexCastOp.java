// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Turns an index into an integer, or an integer into an index. */
@Order({"in", "out"})
@AssemblyFormat("$in attr-dict `:` type($in) `to` type($out)")
interface AnyIndexCastOp extends CastOp {
  /** The value to turn. */
  @Operand(IndexCastType.class)
  Value in();

  /** The turned value. */
  @Result(IndexCastType.class)
  Value out();
}
