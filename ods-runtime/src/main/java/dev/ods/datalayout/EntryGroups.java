// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The entries of a specification by what interprets them.
 *
 * @param ofTypes none of which is empty, one for each class of types
 * @param identified those of identifiers
 */
record EntryGroups(
    List<List<DataLayoutEntryInterface>> ofTypes, List<DataLayoutEntryInterface> identified) {
  static EntryGroups of(DataLayoutSpecInterface spec) {
    Map<TypeClass, List<DataLayoutEntryInterface>> ofTypes = new LinkedHashMap<>();
    List<DataLayoutEntryInterface> identified = new ArrayList<>();
    for (DataLayoutEntryInterface entry : spec.entries()) {
      Type type = entry.typeKey();
      if (type == null) {
        identified.add(entry);
      } else {
        ofTypes.computeIfAbsent(TypeClass.of(type), key -> new ArrayList<>()).add(entry);
      }
    }
    return new EntryGroups(
        ofTypes.values().stream().map(List::copyOf).toList(), List.copyOf(identified));
  }

  /** The key of an entry of {@link #identified}. */
  static String identifier(DataLayoutEntryInterface entry) {
    return Objects.requireNonNull(entry.identifier(), "a key is a type or a string");
  }

  /** The key of an entry of {@link #ofTypes}. */
  static Type type(DataLayoutEntryInterface entry) {
    return Objects.requireNonNull(entry.typeKey(), "a key is a type or a string");
  }
}
