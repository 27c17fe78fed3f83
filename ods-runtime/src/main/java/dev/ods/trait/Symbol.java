// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation defines a symbol: it has a name in {@code sym_name} and a visibility. Its class
 * implements {@link SymbolOpInterface}, which has what a symbol may say about itself.
 */
public final class Symbol implements Trait {
  private Symbol() {}
}
