// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import dev.ods.trait.SameOperandsAndResultShape;

/** Moves the bits of an integer. */
@Order({"operand1", "operand2", "result"})
@Trait({Pure.class, SameOperandsAndResultShape.class})
@AllTypesMatch({"operand1", "result"})
@AssemblyFormat("operands attr-dict `:` type($operand1) `,` type($operand2)")
interface ShiftOp extends OpView {
  /** The integer. */
  @Operand(IntegerOrVector.class)
  Value operand1();

  /** By how many bits. */
  @Operand(IntegerOrVector.class)
  Value operand2();

  /** The moved bits. */
  @Result(IntegerOrVector.class)
  Value result();
}
