// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import java.util.Set;

/** A function of two floating-point numbers. */
@Order({"lhs", "rhs", "fastmath", "result"})
@AssemblyFormat("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
interface FloatBinaryOp extends SameTypeOp {
  /** The first operand. */
  @Operand(FloatLike.class)
  Value lhs();

  /** The second operand. */
  @Operand(FloatLike.class)
  Value rhs();

  /** The fast-math flags. */
  @Attr
  @Default("none")
  Set<FastMathFlags> fastmath();

  /** The value of the function. */
  @Result(FloatLike.class)
  Value result();
}
