// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Dialect;
import org.jspecify.annotations.Nullable;

/** Finds the text of a dialect's own types and attributes. */
final class DialectAssemblies {
  private DialectAssemblies() {}

  /** The hooks of a dialect; null if it has none or is not loaded. */
  static @Nullable DialectAssembly of(@Nullable Dialect dialect) {
    return dialect instanceof DialectAssembly assembly ? assembly : null;
  }
}
