// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import dev.ods.ir.OpView;
import org.jspecify.annotations.Nullable;

/**
 * Extended by the declaration of an operation that defines a symbol (MLIR's interface of the same
 * name). An op that extends it has the trait {@link Symbol}; one with the trait only is always a
 * symbol and never a mere declaration.
 */
public interface SymbolOpInterface extends OpView {
  /** Whether the operation is a symbol only if it has a name, as a module is. */
  default boolean isOptionalSymbol() {
    return false;
  }

  /** Whether the operation declares a symbol without defining it. */
  default boolean isDeclaration() {
    return false;
  }

  /**
   * The visibility, {@code public}, {@code private} or {@code nested}, if something else than the
   * attribute {@code sym_visibility} determines it; null, as by default, if that does.
   */
  default @Nullable String ownVisibility() {
    return null;
  }
}
