// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;

/** Turns a floating-point number into one of another width. */
@Op(dialect = SpirvDialect.class, name = "FConvert")
@Trait({Pure.class, SameOperandsAndResultShape.class})
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
public interface FConvert extends OpView {
  /** The value to turn. */
  @Operand(AnyFloatOrVectorOrMatrix.class)
  Value operand();

  /** The turned value. */
  @Result(AnyFloatOrVectorOrMatrix.class)
  Value result();

  /** Compares the types of the elements. */
  default void verify(Diagnostics diagnostics) {
    Casts.verifyWidths(operation(), diagnostics);
  }
}
