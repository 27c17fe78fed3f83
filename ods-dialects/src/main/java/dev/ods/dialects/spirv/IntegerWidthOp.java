// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;

/** Turns an integer into one of another width. */
@Order({"operand", "result"})
@Trait({Pure.class, SameOperandsAndResultShape.class})
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
interface IntegerWidthOp extends OpView {
  /** The value to turn. */
  @Operand(IntegerOrVectorOrMatrix.class)
  Value operand();

  /** The turned value. */
  @Result(IntegerOrVectorOrMatrix.class)
  Value result();

  /** Compares the types of the elements. */
  default void verify(Diagnostics diagnostics) {
    Casts.verifyWidths(operation(), diagnostics);
  }
}
