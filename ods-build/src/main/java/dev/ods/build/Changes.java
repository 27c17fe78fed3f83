// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The classes with observable changes, by internal name.
 *
 * @param api the changed, added and removed classes
 * @param shape those whose supertypes, type parameters or modifiers changed
 * @param listing the operations, and holders of operations, added to or removed from a dialect's
 *     list
 * @param edited the classes of edited sources
 */
record Changes(Set<String> api, Set<String> shape, Set<String> listing, Set<String> edited) {
  Changes() {
    this(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
  }

  /**
   * Whether a {@code module-info} or {@code package-info} changed, which may affect every source.
   */
  boolean concernAll() {
    return api.stream().anyMatch(name -> name.endsWith("-info"));
  }

  void addAll(Changes more) {
    api.addAll(more.api);
    shape.addAll(more.shape);
    listing.addAll(more.listing);
    edited.addAll(more.edited);
  }

  /** The differences between two states of classes, by internal name. */
  static Changes between(Map<String, ClassFacts> before, Map<String, ClassFacts> after) {
    Changes changes = new Changes();
    Set<String> names = new HashSet<>(before.keySet());
    names.addAll(after.keySet());
    for (String name : names) {
      ClassFacts old = before.get(name);
      ClassFacts now = after.get(name);
      if (!Objects.equals(api(old), api(now))) {
        changes.api.add(name);
      }
      if (!Objects.equals(shape(old), shape(now))) {
        changes.shape.add(name);
      }
      Set<String> were = old == null ? Set.of() : old.operations();
      Set<String> are = now == null ? Set.of() : now.operations();
      were.stream().filter(op -> !are.contains(op)).forEach(changes.listing::add);
      are.stream().filter(op -> !were.contains(op)).forEach(changes.listing::add);
    }
    return changes;
  }

  /** Absent classes compare equal to local ones, which are not observable. */
  private static String api(ClassFacts facts) {
    return facts == null ? ClassFacts.LOCAL : facts.api();
  }

  private static String shape(ClassFacts facts) {
    return facts == null ? ClassFacts.LOCAL : facts.shape();
  }
}
