// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import org.jspecify.annotations.Nullable;

/**
 * The loaded dialect with whose name an identifier begins.
 *
 * @param hooks what it says about entries; null if it has no identifiers
 */
record IdentifierDialect(String namespace, @Nullable DataLayoutDialectInterface hooks) {
  /** Null if the dialect is not loaded, or the identifier names none. */
  static @Nullable IdentifierDialect of(Context context, String identifier) {
    int dot = identifier.indexOf('.');
    DialectDefinition dialect =
        dot < 0 || dot == identifier.length() - 1
            ? null
            : context.loadedDialect(identifier.substring(0, dot));
    if (dialect == null) {
      return null;
    }
    DataLayoutDialect hook = dialect.as(DataLayoutDialect.class);
    return new IdentifierDialect(
        dialect.namespace(), hook == null ? null : hook.dataLayoutInterface());
  }
}
