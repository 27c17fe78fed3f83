// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Location;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that is an entry of a data layout (MLIR's interface of the same name): its key is a
 * type, which interprets the value, or an identifier, whose dialect does.
 */
public interface DataLayoutEntryInterface extends AttributeInterface {
  /** A {@link TypeAttr}, or a {@link StringAttr} for an identifier. */
  Attribute key();

  /** The value of the key. */
  Attribute value();

  /** The key if it is a type, or null. */
  default @Nullable Type typeKey() {
    return key() instanceof TypeAttr type ? type.value() : null;
  }

  /** The key if it is an identifier, or null. */
  default @Nullable String identifier() {
    return key() instanceof StringAttr name ? name.value() : null;
  }

  /** Reports what is wrong with the entry, whatever its key is. By default nothing is. */
  default void verifyEntry(Diagnostics diagnostics, Location location) {}
}
