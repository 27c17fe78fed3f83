// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Dialect;

/**
 * What a dialect writes its types and attributes with (MLIR's {@code DialectAsmPrinter}); see
 * {@link DialectAssembly}. The mark and the dialect's name stand already.
 *
 * <p>A symbol may be written twice, the first time to find out which aliases it uses.
 */
public sealed interface DialectAsmPrinter extends AsmPrinter
    permits SymbolPrinter, AliasVisitor.PartsPrinter {
  /**
   * Writes the key of a resource, whose data will be written behind the operations.
   *
   * @param dialect whose resource it is, an {@link OpAsmDialectInterface}
   */
  void printResourceHandle(Dialect dialect, String key);
}
