// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.rewrite.Foldable;

/** An operation on two indices. */
@Order({"lhs", "rhs", "result"})
@AssemblyFormat("$lhs `,` $rhs attr-dict")
interface BinaryOp extends OpView, Foldable {
  /** The first operand. */
  @Operand(Index.class)
  Value lhs();

  /** The second operand. */
  @Operand(Index.class)
  Value rhs();

  /** The result. */
  @Result(Index.class)
  Value result();
}
