// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SymbolAssembly;

/** A bit enum attribute: a set of flags. */
public abstract class FlagSetAttr extends Attribute implements SymbolAssembly {
  private final int bits;

  /** An attribute with these flags. */
  protected FlagSetAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  /** The name in the dialect. */
  public abstract String mnemonic();

  /** The syntax of the flags. */
  protected abstract FlagsSyntax syntax();

  /** The flags as bits, as MLIR numbers them. */
  public final int bits() {
    return bits;
  }

  /** Whether there is none. */
  public final boolean isNone() {
    return bits == 0;
  }

  @Override
  public final void print(AsmPrinter printer) {
    syntax().print(bits, printer);
  }

  @Override
  protected final int keyHash() {
    return bits;
  }

  @Override
  protected final boolean keyEquals(Attribute other) {
    return bits == ((FlagSetAttr) other).bits;
  }
}
