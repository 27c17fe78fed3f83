// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * Implemented by a type that suggests names for its values (in MLIR the interface of the same name,
 * which also suggests the alias: here {@link AliasedSymbol}).
 *
 * <p>In custom form, the results of an operation are named by their types if the operation names
 * none of them ({@link OpAsmOpInterface}) and all their types are {@link AliasedSymbol}s; the
 * arguments of an entry block, one by one, if the operation around it names none of them.
 */
public interface OpAsmTypeInterface extends AliasedSymbol {
  /**
   * The suggested name for a value of this type, without the leading {@code %}; null for a number.
   */
  @Nullable String asmName();

  @Override
  default @Nullable AsmAlias asmAlias() {
    return null;
  }
}
