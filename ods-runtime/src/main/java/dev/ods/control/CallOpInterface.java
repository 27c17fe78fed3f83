// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.ir.Operation;
import dev.ods.ir.ValueRange;
import dev.ods.verify.SymbolTableCollection;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that calls another one (MLIR's interface of the same
 * name). It must not be a {@link CallableOpInterface}, too.
 */
public interface CallOpInterface extends ArgAndResultAttrsOpInterface {
  /** What is called. */
  Callee callableForCallee();

  /**
   * Sets what is called.
   *
   * @param callee of the same kind as {@link #callableForCallee}
   */
  void setCalleeFromCallable(Callee callee);

  /** The operands that are the arguments of what is called. */
  ValueRange argOperands();

  /** The operation that is called; null if it is not known. */
  default @Nullable Operation resolveCallable() {
    return resolveCallable(new SymbolTableCollection());
  }

  /**
   * The operation that is called; null if it is not known.
   *
   * @param tables where symbols are looked up
   */
  default @Nullable Operation resolveCallable(SymbolTableCollection tables) {
    Callee callee = callableForCallee();
    if (callee instanceof Callee.OfSymbol symbol) {
      return tables.lookupNearest(operation(), symbol.reference());
    }
    return callee instanceof Callee.OfValue value ? value.value().definingOp() : null;
  }
}
