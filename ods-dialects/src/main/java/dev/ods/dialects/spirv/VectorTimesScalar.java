// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.predicate.ElementTypes;
import dev.ods.trait.Pure;

/** A vector with each element multiplied by one number. */
@Op(dialect = SpirvDialect.class, name = "VectorTimesScalar")
@Trait(Pure.class)
@AssemblyFormat("operands attr-dict `:` `(` type(operands) `)` `->` type($result)")
public interface VectorTimesScalar extends OpView {
  /** The vector. */
  @Operand(ShortFloatVector.class)
  Value vector();

  /** The number. */
  @Operand(ScalarFloat.class)
  Value scalar();

  /** The products. */
  @Result(ShortFloatVector.class)
  Value result();

  /** Compares the three types. */
  default void verify(Diagnostics diagnostics) {
    if (vector().type() != result().type()) {
      diagnostics.opError(operation(), "vector operand and result type mismatch");
    } else if (scalar().type() != ElementTypes.orSelf(result().type())) {
      diagnostics.opError(operation(), "scalar operand and result element type match");
    }
  }
}
