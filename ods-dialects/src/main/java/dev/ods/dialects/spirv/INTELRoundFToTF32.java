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

/** Rounds an {@code f32} to the precision of {@code tf32}. */
@Op(dialect = SpirvDialect.class, name = "INTEL.RoundFToTF32")
@Trait(SameOperandsAndResultShape.class)
@AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
public interface INTELRoundFToTF32 extends OpView {
  /** The value to turn. */
  @Operand(Float32OrVector.class)
  Value operand();

  /** The turned value. */
  @Result(Float32OrVector.class)
  Value result();
}
