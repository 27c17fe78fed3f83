// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Combines the entries of specifications, from the outermost to the innermost. */
final class EntryCombiner {
  private final Map<String, DataLayoutEntryInterface> identified = new LinkedHashMap<>();
  private final Map<TypeClass, Map<Attribute, DataLayoutEntryInterface>> ofTypes =
      new LinkedHashMap<>();

  /** Adds a specification within those added before; false if it contradicts them. */
  boolean add(DataLayoutSpecInterface spec) {
    EntryGroups groups = EntryGroups.of(spec);
    // Types may ask for the properties of the specification.
    for (DataLayoutEntryInterface entry : groups.identified()) {
      if (!addIdentified(entry)) {
        return false;
      }
    }
    for (List<DataLayoutEntryInterface> group : groups.ofTypes()) {
      if (!addOfType(group, spec)) {
        return false;
      }
    }
    return true;
  }

  /** The combined entries: those of identifiers first. */
  List<DataLayoutEntryInterface> entries() {
    List<DataLayoutEntryInterface> entries = new ArrayList<>(identified.values());
    ofTypes.values().forEach(group -> entries.addAll(group.values()));
    return entries;
  }

  private boolean addIdentified(DataLayoutEntryInterface entry) {
    String identifier = EntryGroups.identifier(entry);
    DataLayoutEntryInterface outer = identified.get(identifier);
    DataLayoutEntryInterface combined = outer == null ? entry : combine(identifier, outer, entry);
    if (combined != null) {
      identified.put(identifier, combined);
    }
    return combined != null;
  }

  private static @Nullable DataLayoutEntryInterface combine(
      String identifier, DataLayoutEntryInterface outer, DataLayoutEntryInterface inner) {
    IdentifierDialect dialect = IdentifierDialect.of(inner.value().context(), identifier);
    DataLayoutDialectInterface hooks = dialect == null ? null : dialect.hooks();
    return hooks == null
        ? DataLayoutDialectInterface.combineEqual(outer, inner)
        : hooks.combine(outer, inner);
  }

  /** An entry for a type that there was takes the place of the outer one. */
  private boolean addOfType(List<DataLayoutEntryInterface> group, DataLayoutSpecInterface spec) {
    Type sample = EntryGroups.type(group.get(0));
    Map<Attribute, DataLayoutEntryInterface> outer =
        ofTypes.computeIfAbsent(TypeClass.of(sample), key -> new LinkedHashMap<>());
    DataLayoutTypeInterface type = sample.as(DataLayoutTypeInterface.class);
    if (!outer.isEmpty()
        && type != null
        && !type.areCompatible(List.copyOf(outer.values()), group, spec, identified)) {
      return false;
    }
    group.forEach(entry -> outer.put(entry.key(), entry));
    return true;
  }
}
