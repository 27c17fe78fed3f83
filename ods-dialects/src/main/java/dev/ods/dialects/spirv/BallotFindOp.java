// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.ir.Value;

/** Finds a bit in the result of a ballot. */
@Order({"value", "result"})
@AssemblyFormat("$execution_scope $value attr-dict `:` type($value) `,` type($result)")
interface BallotFindOp extends ScopedGroupOp {
  /** The bits. */
  @Operand(UnsignedVec4.class)
  Value value();

  /** The place. */
  @Result(UnsignedInteger.class)
  Value result();
}
