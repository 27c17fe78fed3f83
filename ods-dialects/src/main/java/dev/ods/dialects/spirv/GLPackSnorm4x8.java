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

/** Four numbers from minus one to one as bytes of one integer. */
@Op(dialect = SpirvDialect.class, name = "GL.PackSnorm4x8")
@Trait(Pure.class)
@AssemblyFormat("attr-dict $operand `:` type($operand) `->` type($result)")
public interface GLPackSnorm4x8 extends OpView {
  /** The vector. */
  @Operand(Float32Vec4.class)
  Value operand();

  /** The bits. */
  @Result(Int32.class)
  Value result();
}
