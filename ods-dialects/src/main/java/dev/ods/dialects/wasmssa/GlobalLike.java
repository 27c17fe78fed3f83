// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.annotation.Unit;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;

/** A global, whether it is defined here or elsewhere. */
@Order({"type", "isMutable"})
interface GlobalLike extends OpView {
  /** The type of its value. */
  @Attr(ValueTypeAttr.class)
  Type type();

  /** Whether it is a variable. */
  @Attr(name = "isMutable")
  @Unit
  boolean isMutable();
}
