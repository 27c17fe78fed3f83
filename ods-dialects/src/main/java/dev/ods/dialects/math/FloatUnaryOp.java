// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import java.util.Set;

/** A function of a floating-point number. */
@Order({"operand", "fastmath", "result"})
@AssemblyFormat("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
interface FloatUnaryOp extends SameTypeOp {
  /** The number. */
  @Operand(FloatLike.class)
  Value operand();

  /** The fast-math flags. */
  @Attr
  @Default("none")
  Set<FastMathFlags> fastmath();

  /** The value of the function. */
  @Result(FloatLike.class)
  Value result();
}
