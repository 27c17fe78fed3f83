// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.SymbolAssembly;

/** An attribute of this dialect. */
abstract sealed class AccAttr extends Attribute implements SymbolAssembly
    permits DeclareActionAttr, DeclareAttr {
  AccAttr(Context context) {
    super(context);
  }

  abstract String mnemonic();

  @Override
  public final String dialectNamespace() {
    return "acc";
  }
}
