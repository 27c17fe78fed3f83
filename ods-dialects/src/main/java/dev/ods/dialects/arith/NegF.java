// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.FloatLike;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Floating point negation. */
@Op(dialect = ArithDialect.class, name = "negf")
@Trait(Pure.class)
@AssemblyFormat("$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
public interface NegF extends ArithmeticOp {
  /** The number to negate. */
  @Operand(FloatLike.class)
  Value operand();

  /** The liberties that an optimizer may take. */
  @Attr
  @Default("none")
  FastMathFlagsAttr fastmath();

  /** The negated number. */
  @Result(FloatLike.class)
  Value result();
}
