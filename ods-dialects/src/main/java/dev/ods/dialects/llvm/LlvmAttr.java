// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.SymbolAssembly;

/** An attribute of this dialect. */
abstract sealed class LlvmAttr extends Attribute implements SymbolAssembly
    permits TargetFeaturesAttr {
  LlvmAttr(Context context) {
    super(context);
  }

  abstract String mnemonic();

  @Override
  public final String dialectNamespace() {
    return "llvm";
  }
}
