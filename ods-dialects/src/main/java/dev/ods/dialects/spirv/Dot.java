// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** The sum of the products of the elements of two vectors. */
@Op(dialect = SpirvDialect.class, name = "Dot")
@Trait(Pure.class)
@AllTypesMatch({"vector1", "vector2"})
@AllElementTypesMatch({"vector1", "result"})
@AssemblyFormat("operands attr-dict `:` type($vector1) `->` type($result)")
public interface Dot extends OpView {
  /** The first vector. */
  @Operand(AnyFloatVector.class)
  Value vector1();

  /** The second vector. */
  @Operand(AnyFloatVector.class)
  Value vector2();

  /** The sum. */
  @Result(AnyFloatingPoint.class)
  Value result();
}
