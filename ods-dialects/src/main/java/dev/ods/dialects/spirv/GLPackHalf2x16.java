// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Two numbers as halves of one integer, each in half precision. */
@Op(dialect = SpirvDialect.class, name = "GL.PackHalf2x16")
@Trait(Pure.class)
@AssemblyFormat("attr-dict $operand `:` type($operand) `->` type($result)")
public interface GLPackHalf2x16 extends OpView {
  /** The vector. */
  @Operand(Float32Vec2.class)
  Value operand();

  /** The bits. */
  @Result(Int32.class)
  Value result();
}
