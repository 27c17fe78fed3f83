// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;

/** A type of the dialect. */
abstract class WasmssaType extends Type {
  WasmssaType(Context context) {
    super(context);
  }

  /** The name in the dialect. */
  abstract String mnemonic();

  /** Writes all that stands behind the mnemonic. */
  abstract void print(AsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return "wasmssa";
  }
}
