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

/** Takes adjacent bits out of an integer. */
@Order({"base", "offset", "count", "result"})
@Trait(Pure.class)
@AllTypesMatch({"base", "result"})
@AssemblyFormat("operands attr-dict `:` type($base) `,` type($offset) `,` type($count)")
interface BitFieldExtractOp extends OpView {
  /** The integer. */
  @Operand(IntegerOrVector.class)
  Value base();

  /** The lowest of the bits. */
  @Operand(ScalarInteger.class)
  Value offset();

  /** How many they are. */
  @Operand(ScalarInteger.class)
  Value count();

  /** The bits as a number. */
  @Result(IntegerOrVector.class)
  Value result();
}
