// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.ir.Operation;

/**
 * Implemented by the model of an operation with the trait {@link Symbol} that differs from the
 * usual (MLIR's interface of the same name). Without it, an operation is always a symbol and never
 * a mere declaration.
 */
public interface SymbolOpInterface {
  /** Whether the operation is a symbol only if it has a name, as a module is. */
  default boolean isOptionalSymbol() {
    return false;
  }

  /** Whether this operation declares a symbol without defining it. */
  default boolean isDeclaration(Operation operation) {
    return false;
  }
}
