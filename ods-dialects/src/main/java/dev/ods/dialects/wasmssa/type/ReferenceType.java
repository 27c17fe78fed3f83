// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;

/** A type of opaque references. */
abstract class ReferenceType extends WasmssaType {
  ReferenceType(Context context) {
    super(context);
  }

  @Override
  public final void print(AsmPrinter printer) {
    // The mnemonic is the complete syntax.
  }

  @Override
  protected final int keyHash() {
    return 0;
  }

  @Override
  protected final boolean keyEquals(Type other) {
    return true;
  }
}
