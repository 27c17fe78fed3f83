// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Attr;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.ir.OpView;

/** An operation on the values of a group of invocations. */
interface ScopedOp extends OpView {
  /** The scope. */
  @Attr(name = "execution_scope")
  Scope executionScope();
}
