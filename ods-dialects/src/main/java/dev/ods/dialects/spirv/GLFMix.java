// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** A number between two others, as a weight says. */
@Op(dialect = SpirvDialect.class, name = "GL.FMix")
@Trait(Pure.class)
@AllTypesMatch({"x", "y", "a", "result"})
@AssemblyFormat(
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)")
public interface GLFMix extends OpView {
  /** The number at weight zero. */
  @Operand(FloatOrVector.class)
  Value x();

  /** The number at weight one. */
  @Operand(FloatOrVector.class)
  Value y();

  /** The weight. */
  @Operand(FloatOrVector.class)
  Value a();

  /** The number between. */
  @Result(FloatOrVector.class)
  Value result();
}
