// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Default;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;

/** Integer truncation operation. */
@Op(dialect = ArithDialect.class, name = "trunci")
@AssemblyFormat("$in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out)")
public interface TruncI extends CastOp {
  /** The number to shorten. */
  @Operand(SignlessFixedWidthIntegerLike.class)
  Value in();

  /** The ways in which it does not overflow; if it does, the result is poison. */
  @Attr(name = "overflowFlags")
  @Default("none")
  IntegerOverflowFlagsAttr overflowFlags();

  /** The lower bits. */
  @Result(SignlessFixedWidthIntegerLike.class)
  Value out();

  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isIntegerTruncation, diagnostics);
  }
}
