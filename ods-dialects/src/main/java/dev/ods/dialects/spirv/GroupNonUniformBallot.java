// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** For each invocation that is here a bit that says whether a condition holds. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallot")
@AssemblyFormat("$execution_scope $predicate attr-dict `:` type($result)")
public interface GroupNonUniformBallot extends ScopedGroupOp {
  /** The condition. */
  @Operand(Bool.class)
  Value predicate();

  /** The bits. */
  @Result(UnsignedVec4.class)
  Value result();
}
