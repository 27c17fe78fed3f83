// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Value;

/** Bitcast between values of equal bit width. */
@Op(dialect = ArithDialect.class, name = "bitcast")
@AssemblyFormat("$in attr-dict `:` type($in) `to` type($out)")
public interface Bitcast extends CastOp {
  /** The value to look at in another way. */
  @Operand(BitcastType.class)
  Value in();

  /** The same bits. */
  @Result(BitcastType.class)
  Value out();

  /** Compares the shapes and the widths. */
  default void verify(Diagnostics diagnostics) {
    Casts.verify(operation(), Casts::isBitcast, diagnostics);
  }
}
