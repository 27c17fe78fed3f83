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

/** The two numbers of half precision in one integer. */
@Op(dialect = SpirvDialect.class, name = "GL.UnpackHalf2x16")
@Trait(Pure.class)
@AssemblyFormat("attr-dict $operand `:` type($operand) `->` type($result)")
public interface GLUnpackHalf2x16 extends OpView {
  /** The bits. */
  @Operand(Int32.class)
  Value operand();

  /** The vector. */
  @Result(Float32Vec2.class)
  Value result();
}
