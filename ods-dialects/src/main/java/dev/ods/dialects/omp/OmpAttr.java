// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.SymbolAssembly;

/** An attribute of this dialect. */
abstract sealed class OmpAttr extends Attribute implements SymbolAssembly permits FlagsAttr {
  OmpAttr(Context context) {
    super(context);
  }

  abstract String mnemonic();

  @Override
  public final String dialectNamespace() {
    return "omp";
  }
}
