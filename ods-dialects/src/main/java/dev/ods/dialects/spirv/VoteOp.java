// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;

/** Asks the invocations that are here whether a condition holds. */
@Order({"predicate", "result"})
@Trait(SubgroupScope.class)
@AssemblyFormat("$execution_scope $predicate attr-dict `:` type($result)")
interface VoteOp extends ScopedOp {
  /** The condition. */
  @Operand(Bool.class)
  Value predicate();

  /** The answer. */
  @Result(Bool.class)
  Value result();
}
