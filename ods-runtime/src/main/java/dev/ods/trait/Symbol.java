// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation defines a symbol: it has a name in {@code sym_name} and a visibility. See {@link
 * SymbolOpInterface} for what an operation may say about itself.
 */
public final class Symbol implements Trait {
  private Symbol() {}
}
