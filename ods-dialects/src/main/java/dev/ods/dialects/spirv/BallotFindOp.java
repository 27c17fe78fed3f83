// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Finds a bit in the result of a ballot. */
@Order({"executionScope", "value", "result"})
@AssemblyFormat("$execution_scope $value attr-dict `:` type($value) `,` type($result)")
interface BallotFindOp extends OpView {
  /** Whose values they are. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** The bits. */
  @Operand(UnsignedVec4.class)
  Value value();

  /** The place. */
  @Result(UnsignedInteger.class)
  Value result();

  /** Checks the scope. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyScope(operation(), executionScope(), diagnostics);
  }
}
