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

/** One element of a vector, at an index that is a value. */
@Op(dialect = SpirvDialect.class, name = "VectorExtractDynamic")
@Trait(Pure.class)
@TypesMatchWith(
    from = "vector",
    to = "result",
    with = ElementOf.class,
    summary = "type of 'result' matches element type of 'vector'")
@AssemblyFormat("$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)")
public interface VectorExtractDynamic extends OpView {
  /** The vector. */
  @Operand(AnySpirvVector.class)
  Value vector();

  /** Which element. */
  @Operand(ScalarInteger.class)
  Value index();

  /** The element. */
  @Result(Scalar.class)
  Value result();
}
