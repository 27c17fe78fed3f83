// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.SymbolName;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.trait.Symbol;

/** Defines what has a name in the module, or declares it. */
@Trait(Symbol.class)
interface SymbolOp extends OpView {
  /** The name. */
  @Attr(name = "sym_name")
  @SymbolName
  String symName();
}
