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

/** A vector with one element replaced, at an index that is a value. */
@Op(dialect = SpirvDialect.class, name = "VectorInsertDynamic")
@Trait(Pure.class)
@TypesMatchWith(
    from = "vector",
    to = "component",
    with = ElementOf.class,
    summary = "type of 'component' matches element type of 'vector'")
@AllTypesMatch({"vector", "result"})
@AssemblyFormat(
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)")
public interface VectorInsertDynamic extends OpView {
  /** The vector. */
  @Operand(AnySpirvVector.class)
  Value vector();

  /** The new element. */
  @Operand(Scalar.class)
  Value component();

  /** Which element. */
  @Operand(ScalarInteger.class)
  Value index();

  /** The changed vector. */
  @Result(AnySpirvVector.class)
  Value result();
}
