// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation's one block is a scope of symbols: each name is defined once in it. */
public final class SymbolTable implements OpTrait {
  private SymbolTable() {}
}
