// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.Value;

/** The value of an invocation that is further down. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleDown")
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($delta)")
public interface GroupNonUniformShuffleDown extends ShuffleOp {
  /** By how much. */
  @Operand(ScalarInteger.class)
  Value delta();
}
