// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Combines the entries of specifications, from the outermost to the innermost. An entry for a type
 * replaces those around it if the type agrees; what becomes of entries for one identifier, its
 * dialect says.
 */
final class EntryCombiner {
  private final Context context;
  private final Map<String, DataLayoutEntryInterface> identified = new LinkedHashMap<>();
  private final Map<TypeClass, Map<Attribute, DataLayoutEntryInterface>> ofTypes =
      new LinkedHashMap<>();

  private EntryCombiner(Context context) {
    this.context = context;
  }

  /**
   * The combined specification.
   *
   * @param specs at least one, from the outermost to the innermost
   * @return null if they contradict each other, or are not of one class
   */
  static @Nullable DataLayoutSpecInterface combine(
      Context context, List<DataLayoutSpecInterface> specs) {
    DataLayoutSpecInterface innermost = specs.get(specs.size() - 1);
    if (specs.size() == 1) {
      return innermost;
    }
    EntryCombiner combiner = new EntryCombiner(context);
    for (DataLayoutSpecInterface spec : specs) {
      if (spec.getClass() != innermost.getClass() || !combiner.add(spec)) {
        return null;
      }
    }
    return innermost.withEntries(context, combiner.entries());
  }

  /**
   * The identifiers of a specification, for each of which the nearest entry around it decides
   * whether it contradicts what is around it; null if all entries around it may.
   */
  static @Nullable Set<String> comparedIdentifiers(Context context, DataLayoutSpecInterface spec) {
    EntryCombiner combiner = new EntryCombiner(context);
    EntryGroups groups = EntryGroups.of(spec);
    for (List<DataLayoutEntryInterface> group : groups.ofTypes()) {
      if (EntryGroups.type(group.get(0)).as(DataLayoutTypeInterface.class) != null) {
        return null;
      }
    }
    Set<String> identifiers = new HashSet<>();
    for (DataLayoutEntryInterface entry : groups.identified()) {
      String identifier = EntryGroups.identifier(entry);
      if (combiner.hooksOf(identifier) instanceof DataLayoutDialectInterface.Combining) {
        return null;
      }
      identifiers.add(identifier);
    }
    return identifiers;
  }

  /** Adds a specification within those added before; false if it contradicts them. */
  private boolean add(DataLayoutSpecInterface spec) {
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
  private List<DataLayoutEntryInterface> entries() {
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

  private @Nullable DataLayoutEntryInterface combine(
      String identifier, DataLayoutEntryInterface outer, DataLayoutEntryInterface inner) {
    if (hooksOf(identifier) instanceof DataLayoutDialectInterface.Combining hooks) {
      return hooks.combine(outer, inner);
    }
    return outer == inner ? inner : null;
  }

  private @Nullable DataLayoutDialectInterface hooksOf(String identifier) {
    IdentifierDialect dialect = IdentifierDialect.of(context, identifier);
    return dialect == null ? null : dialect.hooks();
  }

  /** An entry for a type that there was takes the place of the outer one. */
  private boolean addOfType(List<DataLayoutEntryInterface> group, DataLayoutSpecInterface spec) {
    Type sample = EntryGroups.type(group.get(0));
    Map<Attribute, DataLayoutEntryInterface> outer =
        ofTypes.computeIfAbsent(TypeClass.of(sample), key -> new LinkedHashMap<>());
    DataLayoutTypeInterface type = sample.as(DataLayoutTypeInterface.class);
    if (!outer.isEmpty()
        && type != null
        && !type.areCompatible(
            List.copyOf(outer.values()), group, spec, Collections.unmodifiableMap(identified))) {
      return false;
    }
    group.forEach(entry -> outer.put(entry.key(), entry));
    return true;
  }
}
