// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.DialectAsmPrinter;

/** An attribute of this dialect. */
abstract sealed class DltiAttr extends Attribute
    permits DataLayoutEntryAttr, EntriesAttr, FunctionPointerAlignmentAttr {
  DltiAttr(Context context) {
    super(context);
  }

  /** Prints the mnemonic and the parameters. */
  abstract void print(DialectAsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return "dlti";
  }
}
