// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.ir.Value;

/** The value of the invocation whose number differs in some bits. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffleXor")
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($mask)")
public interface GroupNonUniformShuffleXor extends ShuffleOp {
  /** Which bits. */
  @Operand(ScalarInteger.class)
  Value mask();
}
