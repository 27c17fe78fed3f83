// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation defines a symbol: it has a name in {@code sym_name} and a visibility. Its class
 * implements {@link SymbolOpInterface}, whose methods it may override.
 */
public final class Symbol implements OpTrait {
  private Symbol() {}
}
