// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.text.SymbolAssembly;

/** An attribute of this dialect. */
sealed interface SpirvAttr extends SymbolAssembly permits CaseAttr, MemorySemanticsAttr {
  /** The name in the dialect. */
  String mnemonic();
}
