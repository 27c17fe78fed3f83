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

/** Upcasts input floats using provided scales values following OCP MXFP Spec. */
@Op(dialect = ArithDialect.class, name = "scaling_extf")
@Trait({SameTensorDimensions.class, Pure.class})
@AssemblyFormat(
    "$in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to`"
        + " type($out)")
public interface ScalingExtF extends ElementwiseOp {
  /** The number to turn. */
  @Operand(FloatLike.class)
  Value in();

  /** The scales. */
  @Operand(FloatLike.class)
  Value scale();

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
