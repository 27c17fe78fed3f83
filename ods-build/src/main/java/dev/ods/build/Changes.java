// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The classes of which others may see a difference, by internal name.
 *
 * @param api those that changed, came or went
 * @param shape those of them whose supertypes, type parameters or modifiers did
 * @param listing the operations, and holders of such, that a dialect lists anew or no longer
 * @param edited those that come from a source that is not the same as before
 */
record Changes(Set<String> api, Set<String> shape, Set<String> listing, Set<String> edited) {
  Changes() {
    this(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
  }

  /** Whether a module or a package itself has changed, which may matter to every source. */
  boolean concernAll() {
    return api.stream().anyMatch(name -> name.endsWith("-info"));
  }

  void addAll(Changes more) {
    api.addAll(more.api);
    shape.addAll(more.shape);
    listing.addAll(more.listing);
    edited.addAll(more.edited);
  }

  /** The differences between two states of some classes, each by its internal name. */
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

  /** A local class may come and go unseen. */
  private static String api(ClassFacts facts) {
    return facts == null ? ClassFacts.LOCAL : facts.api();
  }

  private static String shape(ClassFacts facts) {
    return facts == null ? ClassFacts.LOCAL : facts.shape();
  }
}
