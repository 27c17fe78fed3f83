// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;

/** Writes a local variable. */
@Order({"localVar", "value"})
interface LocalAssignmentOp extends OpView {
  /** The variable. */
  @Operand(value = LocalRefType.class, name = "localVar")
  Value localVar();

  /** What it will hold. */
  @Operand(AnyValue.class)
  Value value();
}
