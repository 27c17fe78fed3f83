// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;
import dev.ods.trait.SameTypeOperands;

/** Compares integers. */
@Order({"operand1", "operand2", "result"})
@Trait({Pure.class, SameTypeOperands.class, SameOperandsAndResultShape.class})
@TypesMatchWith(
    from = "operand1",
    to = "result",
    with = BoolOfShape.class,
    summary = "type of result to correspond to the `i1` equivalent of the operand")
@AssemblyFormat("$operand1 `,` $operand2 `:` type($operand1) attr-dict")
interface IntegerComparisonOp extends OpView {
  /** The first operand. */
  @Operand(IntegerOrVector.class)
  Value operand1();

  /** The second operand. */
  @Operand(IntegerOrVector.class)
  Value operand2();

  /** Whether it holds, for each element. */
  @Result(BoolOrVector.class)
  Value result();
}
