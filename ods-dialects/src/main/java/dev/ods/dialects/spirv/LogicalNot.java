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
import dev.ods.trait.SameOperandsAndResultShape;
import dev.ods.trait.SameTypeOperands;

/** Whether something does not hold. */
@Op(dialect = SpirvDialect.class, name = "LogicalNot")
@Trait({Pure.class, SameTypeOperands.class, SameOperandsAndResultShape.class})
@TypesMatchWith(
    from = "operand",
    to = "result",
    with = BoolOfShape.class,
    summary = "type of result to correspond to the `i1` equivalent of the operand")
@AssemblyFormat("$operand `:` type($operand) attr-dict")
public interface LogicalNot extends OpView {
  /** What may hold. */
  @Operand(BoolOrVector.class)
  Value operand();

  /** Whether it does not, for each element. */
  @Result(BoolOrVector.class)
  Value result();
}
