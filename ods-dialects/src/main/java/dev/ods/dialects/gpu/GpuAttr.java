// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.text.SymbolAssembly;

/** An attribute of this dialect. */
sealed interface GpuAttr extends SymbolAssembly permits CaseAttr, MappingAttr, SelectObjectAttr {
  /** The name in the dialect. */
  String mnemonic();
}
