// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Replaces adjacent bits of an integer. */
@Op(dialect = SpirvDialect.class, name = "BitFieldInsert")
@Trait(Pure.class)
@AllTypesMatch({"base", "insert", "result"})
@AssemblyFormat("operands attr-dict `:` type($base) `,` type($offset) `,` type($count)")
public interface BitFieldInsert extends OpView {
  /** The integer. */
  @Operand(IntegerOrVector.class)
  Value base();

  /** The new bits. */
  @Operand(IntegerOrVector.class)
  Value insert();

  /** The lowest of the bits. */
  @Operand(ScalarInteger.class)
  Value offset();

  /** How many they are. */
  @Operand(ScalarInteger.class)
  Value count();

  /** The changed integer. */
  @Result(IntegerOrVector.class)
  Value result();
}
