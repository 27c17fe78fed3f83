// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.FloatLike;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.Optional;

/** Downcasts input floating point values using provided scales values following OCP MXFP Spec. */
@Op(dialect = ArithDialect.class, name = "scaling_truncf")
@Trait({SameTensorDimensions.class, Pure.class})
@AssemblyFormat(
    "$in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,`"
        + " type($scale) `to` type($out)")
public interface ScalingTruncF extends ElementwiseOp {
  /** The number to turn. */
  @Operand(FloatLike.class)
  Value in();

  /** The scales. */
  @Operand(FloatLike.class)
  Value scale();

  /** How to round; by default to the nearest, and to even. */
  @Attr
  Optional<RoundingMode> roundingmode();

  /** The liberties that an optimizer may take. */
  @Attr
  Optional<FastMathFlagsAttr> fastmath();

  /** The turned number. */
  @Result(FloatLike.class)
  Value out();

  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isFloatTruncation, diagnostics);
  }
}
