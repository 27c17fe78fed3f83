// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** A number times a power of two. */
@Op(dialect = SpirvDialect.class, name = "GL.Ldexp")
@Trait(Pure.class)
@AllTypesMatch({"x", "y"})
@AssemblyFormat("attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)")
public interface GLLdexp extends OpView {
  /** The number. */
  @Operand(FloatOrVector.class)
  Value x();

  /** The exponent. */
  @Operand(IntegerOrVector.class)
  Value exp();

  /** The product. */
  @Result(FloatOrVector.class)
  Value y();

  /** Compares the lengths of the operands. */
  default void verify(Diagnostics diagnostics) {
    Type significand = x().type();
    Type exponent = exp().type();
    if (significand instanceof FloatType != exponent instanceof IntegerType) {
      diagnostics.opError(operation(), "operands must both be scalars or vectors");
    } else if (Vectors.length(significand) != Vectors.length(exponent)) {
      diagnostics.opError(operation(), "operands must have the same number of elements");
    }
  }
}
