// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** How far two points are apart. */
@Op(dialect = SpirvDialect.class, name = "GL.Distance")
@Trait(Pure.class)
@AllTypesMatch({"p0", "p1"})
@TypesMatchWith(
    from = "p0",
    to = "result",
    with = ElementOf.class,
    summary = "result type must match operand element type")
@AssemblyFormat("operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)")
public interface GLDistance extends OpView {
  /** The first point. */
  @Operand(FloatOrVector.class)
  Value p0();

  /** The second point. */
  @Operand(FloatOrVector.class)
  Value p1();

  /** The distance. */
  @Result(ScalarFloat.class)
  Value result();
}
