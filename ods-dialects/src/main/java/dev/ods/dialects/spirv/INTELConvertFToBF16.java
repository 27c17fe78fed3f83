// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.SameOperandsAndResultShape;

/** Turns an {@code f32} into the bits of a {@code bf16}. */
@Op(dialect = SpirvDialect.class, name = "INTEL.ConvertFToBF16")
@Trait(SameOperandsAndResultShape.class)
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
public interface INTELConvertFToBF16 extends OpView {
  /** The value to turn. */
  @Operand(Float32OrVector.class)
  Value operand();

  /** The turned value. */
  @Result(Int16OrVector.class)
  Value result();
}
