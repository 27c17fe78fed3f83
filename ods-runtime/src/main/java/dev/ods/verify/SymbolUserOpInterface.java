// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;

/**
 * Extended by the declaration of an operation that refers to symbols and checks what they are, as a
 * call does (MLIR's interface of the same name). The check runs when the symbol table around the
 * operation is complete and valid.
 */
public interface SymbolUserOpInterface extends OpView {
  /**
   * Checks the symbols that the operation refers to.
   *
   * @param tables looks symbols up; shared by all operations of one symbol table
   * @param diagnostics takes the errors
   */
  void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics);
}
