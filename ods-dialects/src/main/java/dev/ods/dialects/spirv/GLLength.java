// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** How long a vector is. */
@Op(dialect = SpirvDialect.class, name = "GL.Length")
@Trait(Pure.class)
@TypesMatchWith(
    from = "operand",
    to = "result",
    with = ElementOf.class,
    summary = "result type must match operand element type")
@AssemblyFormat("$operand attr-dict `:` type($operand) `->` type($result)")
public interface GLLength extends OpView {
  /** The vector. */
  @Operand(FloatOrVector.class)
  Value operand();

  /** The length. */
  @Result(ScalarFloat.class)
  Value result();
}
