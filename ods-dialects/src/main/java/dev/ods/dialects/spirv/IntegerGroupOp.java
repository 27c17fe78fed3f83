// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Combines the integers of a group. */
@Order({"executionScope", "groupOperation", "x", "result"})
@Trait(Pure.class)
@AllTypesMatch({"x", "result"})
@AssemblyFormat("$execution_scope $group_operation operands attr-dict `:` type($x)")
interface IntegerGroupOp extends OpView {
  /** Whose values they are. */
  @Attr(name = "execution_scope")
  ScopeAttr executionScope();

  /** How the values are combined. */
  @Attr(name = "group_operation")
  GroupOperationAttr groupOperation();

  /** The own value. */
  @Operand(IntegerOrVector.class)
  Value x();

  /** The combined value. */
  @Result(IntegerOrVector.class)
  Value result();

  /** Checks the scope. */
  default void verify(Diagnostics diagnostics) {
    Groups.verifyScope(operation(), executionScope(), diagnostics);
  }
}
