// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;

/** The value of a neighbour in a quad. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformQuadSwap")
@Trait(SubgroupScope.class)
@AllTypesMatch({"value", "result"})
@AssemblyFormat(
    "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)")
public interface GroupNonUniformQuadSwap extends ScopedOp {
  /** The own value. */
  @Operand(UniformValue.class)
  Value value();

  /** Which neighbour. */
  @Operand(UnsignedInteger.class)
  Value direction();

  /** Its value. */
  @Result(UniformValue.class)
  Value result();
}
