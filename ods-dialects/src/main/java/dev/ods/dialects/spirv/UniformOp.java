// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Combines the values of all invocations of a group. */
@Order({"groupOperation", "x", "result"})
@Trait(Pure.class)
@AllTypesMatch({"x", "result"})
@AssemblyFormat("$execution_scope $group_operation operands attr-dict `:` type($x)")
interface UniformOp extends ScopedGroupOp {
  /** How the values are combined. */
  @Attr(name = "group_operation")
  GroupOperationAttr groupOperation();

  /** The own value. */
  @Operand
  Value x();

  /** The combined value. */
  @Result
  Value result();
}
