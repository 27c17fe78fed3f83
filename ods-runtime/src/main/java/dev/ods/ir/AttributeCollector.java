// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Named attributes that are being collected, one of each name, in the order in which the names were
 * first set. A few names are compared one by one, such that no object is created for them; more are
 * hashed.
 */
final class AttributeCollector {
  private static final int FEW = 16;

  private final List<NamedAttribute> entries = new ArrayList<>();

  /** The indices of the first entries, by name; all of them after a look-up among many. */
  private final Map<String, Integer> indices = new HashMap<>();

  void clear() {
    entries.clear();
    if (!indices.isEmpty()) {
      indices.clear();
    }
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  /** The entries, not a copy. */
  List<NamedAttribute> entries() {
    return entries;
  }

  /** Adds an entry, or replaces that of the same name. */
  void set(NamedAttribute entry) {
    int index = find(entry.name());
    if (index < 0) {
      entries.add(entry);
    } else {
      entries.set(index, entry);
    }
  }

  /** Adds an entry unless there is one of the same name. */
  void setIfAbsent(NamedAttribute entry) {
    if (find(entry.name()) < 0) {
      entries.add(entry);
    }
  }

  @Nullable Attribute get(String name) {
    int index = find(name);
    return index < 0 ? null : entries.get(index).value();
  }

  private int find(String name) {
    if (entries.size() > FEW) {
      for (int i = indices.size(); i < entries.size(); i++) {
        indices.put(entries.get(i).name(), i);
      }
      return indices.getOrDefault(name, -1);
    }
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }
}
