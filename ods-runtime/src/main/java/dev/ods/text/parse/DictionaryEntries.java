// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The entries of a dictionary that is being parsed. Most dictionaries are small and need no set of
 * names.
 */
final class DictionaryEntries {
  private static final int FEW = 8;

  private final List<NamedAttribute> entries = new ArrayList<>(2);

  /** The names, once they are more than a few. */
  private @Nullable Set<String> names;

  /** Whether there is an entry of this name. */
  boolean contains(String name) {
    if (names != null) {
      return names.contains(name);
    }
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Adds an entry with a new name. */
  void add(String name, Attribute value) {
    entries.add(new NamedAttribute(name, value));
    if (names != null) {
      names.add(name);
    } else if (entries.size() > FEW) {
      names = new HashSet<>();
      for (NamedAttribute entry : entries) {
        names.add(entry.name());
      }
    }
  }

  /** All entries, in the order in which they were added. */
  List<NamedAttribute> list() {
    return entries;
  }
}
