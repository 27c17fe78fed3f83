// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attribute that consists of entries with distinct keys. */
public interface Entries {
  /** The entries in their original order. */
  List<DataLayoutEntryAttr> entries();

  /** The value for a string, or null. */
  default @Nullable Attribute value(String key) {
    for (DataLayoutEntryAttr entry : entries()) {
      if (entry.key() instanceof StringAttr name && name.value().equals(key)) {
        return entry.value();
      }
    }
    return null;
  }

  /** The value for a type, or null. */
  default @Nullable Attribute value(Type key) {
    for (DataLayoutEntryAttr entry : entries()) {
      if (entry.key() instanceof TypeAttr type && type.value() == key) {
        return entry.value();
      }
    }
    return null;
  }
}
