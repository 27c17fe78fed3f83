// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * Implemented by a type or an attribute that knows the name of its alias (in MLIR: {@code
 * OpAsmTypeInterface} and {@code OpAsmAttrInterface}). Unless that is final, dialects may give it
 * another; see {@link OpAsmDialectInterface}.
 */
public interface AliasedSymbol {
  /** The name of its alias, or null to be printed in full everywhere. */
  @Nullable AsmAlias asmAlias();
}
