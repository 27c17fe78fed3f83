// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Unit;

/** Defines what other modules may be allowed to use. */
interface ExportableOp extends SymbolOp {
  /** Whether other modules may use it. */
  @Attr
  @Unit
  boolean exported();
}
