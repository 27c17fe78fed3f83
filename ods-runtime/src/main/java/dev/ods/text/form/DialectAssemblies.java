// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.builtin.OpaqueType;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Type;
import dev.ods.text.DialectAssembly;
import org.jspecify.annotations.Nullable;

/** Finds the syntax of a dialect's own types and attributes. */
public final class DialectAssemblies {
  private DialectAssemblies() {}

  /** The hooks of a dialect; null if it has none or is not loaded. */
  public static @Nullable DialectAssembly of(@Nullable DialectDefinition dialect) {
    return dialect instanceof DialectAssembly assembly ? assembly : null;
  }

  /**
   * The hooks that print a type; null if its dialect has none or is not loaded, and for an opaque
   * type.
   */
  public static @Nullable DialectAssembly ofDeclared(Type type) {
    return type instanceof OpaqueType ? null : of(type.context().dialect(type.dialectNamespace()));
  }
}
