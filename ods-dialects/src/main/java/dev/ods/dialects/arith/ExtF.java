// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.constraint.FloatLike;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import java.util.Optional;

/** Cast from floating-point to wider floating-point. */
@Op(dialect = ArithDialect.class, name = "extf")
@AssemblyFormat("$in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out)")
public interface ExtF extends CastOp {
  /** The number to turn. */
  @Operand(FloatLike.class)
  Value in();

  /** The liberties that an optimizer may take. */
  @Attr
  Optional<FastMathFlagsAttr> fastmath();

  /** The turned number. */
  @Result(FloatLike.class)
  Value out();

  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isFloatExtension, diagnostics);
  }
}
