// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Attribute;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that consists of entries with distinct keys. In MLIR these attributes have {@code
 * DLTIQueryInterface} in common.
 */
public interface DataLayoutEntries extends AttributeInterface {
  /** The entries in order. */
  List<? extends DataLayoutEntryInterface> entries();

  /** The entry whose key is an identifier, or null. */
  default @Nullable DataLayoutEntryInterface entryFor(String identifier) {
    for (DataLayoutEntryInterface entry : entries()) {
      if (identifier.equals(entry.identifier())) {
        return entry;
      }
    }
    return null;
  }

  /** The entry whose key is a type, or null. */
  default @Nullable DataLayoutEntryInterface entryFor(Type key) {
    for (DataLayoutEntryInterface entry : entries()) {
      if (key == entry.typeKey()) {
        return entry;
      }
    }
    return null;
  }

  /** The value of the entry for an identifier, or null. */
  default @Nullable Attribute query(String identifier) {
    DataLayoutEntryInterface entry = entryFor(identifier);
    return entry == null ? null : entry.value();
  }

  /** The value of the entry for a type, or null. */
  default @Nullable Attribute query(Type key) {
    DataLayoutEntryInterface entry = entryFor(key);
    return entry == null ? null : entry.value();
  }
}
