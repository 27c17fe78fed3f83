// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the entries of some dialects by their keys. */
final class Index {
  private final Map<String, Location> locations = new HashMap<>();

  /** The dialect of an entry. */
  record Location(String dialect, Entry entry) {}

  Index(List<DialectPage> pages) {
    for (DialectPage page : pages) {
      page.entries()
          .forEach(
              entry -> {
                Location location = new Location(page.name(), entry);
                entry.keys().forEach(key -> locations.putIfAbsent(key, location));
              });
    }
  }

  @Nullable Location find(String key) {
    return locations.get(key);
  }
}
