// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Operation;

/**
 * Implemented by an attribute that refers to symbols and checks what they are (MLIR's interface of
 * the same name). As in MLIR, the check runs for each discardable attribute of an operation that is
 * such an attribute itself, not for inherent attributes and parts of others, when the symbol table
 * around the operation is complete and valid.
 */
public interface SymbolUserAttrInterface extends AttributeInterface {
  /**
   * Checks the symbols that the attribute refers to.
   *
   * @param op the operation that has the attribute
   * @param tables looks symbols up; shared by all operations of one symbol table
   * @param diagnostics takes the errors
   */
  void verifySymbolUses(Operation op, SymbolTableCollection tables, Diagnostics diagnostics);
}
