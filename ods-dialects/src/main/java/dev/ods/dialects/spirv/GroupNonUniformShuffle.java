// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** The value of another invocation. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformShuffle")
@AssemblyFormat("$execution_scope operands attr-dict `:` type($value) `,` type($id)")
public interface GroupNonUniformShuffle extends ShuffleOp {
  /** Which one. */
  @Operand(ScalarInteger.class)
  Value id();

  @Override
  @Result(ScalarOrVector.class)
  Value result();
}
